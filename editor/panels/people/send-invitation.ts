import type { TFunction } from 'i18next'
import type { InviteRequest } from '#api/people.ts'
import type { EditorStore } from '../../model/store.ts'

/** Sends, or sends again, the invitation mail with the link to choose a password. */
export function sendInvitation(
  store: EditorStore,
  t: TFunction,
  request: InviteRequest,
  isAnswered?: (error: unknown) => boolean,
) {
  const messages = {
    busy: t('people.inviting'),
    done: t('people.invited', { email: request.email }),
    failed: t('people.inviteFailed'),
  }
  return store.mutate(messages, () => store.administration.invite(request), { isAnswered })
}

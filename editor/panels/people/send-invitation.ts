import type { TFunction } from 'i18next'
import type { InviteRequest } from '#api/people.ts'
import type { EditorStore } from '../../model/store.ts'

/** Sends the letter with the link by which somebody chooses a password; again, where it was sent before. */
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

import type { TFunction } from 'i18next'
import type { InviteRequest } from '#api/people.ts'
import type { Desk } from '../../desk.ts'

/** Sends the letter with the link by which somebody chooses a password; again, where it was sent before. */
export function sendInvitation(
  desk: Desk,
  t: TFunction,
  request: InviteRequest,
  isAnswered?: (error: unknown) => boolean,
) {
  const words = {
    busy: t('people.inviting'),
    done: t('people.invited', { email: request.email }),
    failed: t('people.inviteFailed'),
  }
  return desk.perform(words, () => desk.administration.invite(request), { isAnswered })
}

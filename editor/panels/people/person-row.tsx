import { useTranslation } from 'react-i18next'
import type { Person } from '#api/people.ts'
import { initials } from '../../components/initials.ts'

type PersonRowProps = { person: Person; isBusy: boolean; onInvite: () => void; onRemove: () => void }

/** A person who may edit the site, with buttons to invite again and to remove; nobody can remove themselves. */
export function PersonRow({ person, isBusy, onInvite, onRemove }: PersonRowProps) {
  const { t } = useTranslation()
  const { id, name, email, is_you, is_invited } = person
  return (
    <li className="ed-person">
      <span className="ed-avatar" aria-hidden="true">
        {initials(name || email)}
      </span>
      <div>
        <p id={`person-${id}`}>
          <b dir="auto">{name || email}</b>
          {is_you && <span className="ed-chip">{t('people.you')}</span>}
          {is_invited && <span className="ed-chip is-warning">{t('people.isInvited')}</span>}
        </p>
        {name && <p dir="ltr">{email}</p>}
      </div>
      {!is_you && (
        <div className="ed-person-actions">
          {is_invited && (
            <button
              type="button"
              className="ed-btn is-outline"
              aria-describedby={`person-${id}`}
              aria-disabled={isBusy || undefined}
              onClick={isBusy ? undefined : onInvite}
            >
              {t('people.inviteAgain')}
            </button>
          )}
          <button
            type="button"
            className="ed-btn is-outline"
            aria-describedby={`person-${id}`}
            aria-disabled={isBusy || undefined}
            onClick={isBusy ? undefined : onRemove}
          >
            {t('common.remove')}
          </button>
        </div>
      )}
    </li>
  )
}

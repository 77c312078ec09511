import { useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Person } from '#api/people.ts'
import { ConfirmDialog } from '../components/dialog/dialog-frame.tsx'
import './panel-content.css'
import { ListingFrame } from '../components/listing/listing-frame.tsx'
import { useListing } from '../components/listing/use-listing.ts'
import { Panel } from './panel.tsx'
import type { PanelProps } from './panels.tsx'
import { PeopleForms } from './people/people-forms.tsx'
import { PersonRow } from './people/person-row.tsx'
import { sendInvitation } from './people/send-invitation.ts'

/** The people who may edit the site: invite and remove them, and change one's own name and password. */
export function PeoplePanel({ store, locale, onClose, onTouched, leave }: PanelProps) {
  const { t } = useTranslation()
  const { administration } = store
  const listing = useListing(
    useCallback(async () => ({ ...(await administration.people()), next_cursor: null }), [administration]),
  )
  const { again } = listing
  // An invited person may have accepted while this window was in the background.
  useEffect(() => {
    addEventListener('focus', again)
    return () => removeEventListener('focus', again)
  }, [again])
  const list = useRef<HTMLUListElement>(null)
  const [busy, setBusy] = useState<string>()
  const [leaving, setLeaving] = useState<Person>()

  async function inviteAgain({ id, email, name }: Person) {
    setBusy(id)
    await sendInvitation(store, t, { email, locale, ...(name && { name }) })
    setBusy(undefined)
  }
  async function remove({ id, name, email }: Person) {
    setLeaving(undefined)
    setBusy(id)
    const messages = {
      busy: t('people.removing'),
      done: t('people.removed', { name: name || email }),
      failed: t('people.removeFailed'),
    }
    if ((await store.mutate(messages, () => administration.removePerson(id))) === 'done') {
      // The focused button is about to be removed.
      list.current?.focus()
      listing.again()
    }
    setBusy(undefined)
  }

  return (
    <Panel title={t('people.title')} onClose={onClose}>
      <PeopleForms {...{ store, locale, onTouched, leave }} onChanged={again} />
      <ListingFrame listing={listing} empty={t('people.none')} failed={t('people.failed')}>
        <ul className="ed-people" ref={list} tabIndex={-1}>
          {listing.items.map((person) => (
            <PersonRow
              key={person.id}
              person={person}
              isBusy={busy === person.id}
              onInvite={() => void inviteAgain(person)}
              onRemove={() => setLeaving(person)}
            />
          ))}
        </ul>
      </ListingFrame>
      {leaving && (
        <ConfirmDialog
          title={t('people.removeTitle', { name: leaving.name || leaving.email })}
          text={t('people.removeText')}
          cancel={t('common.cancel')}
          action={t('common.remove')}
          isDangerous
          onCancel={() => setLeaving(undefined)}
          onAction={() => void remove(leaving)}
        />
      )}
    </Panel>
  )
}

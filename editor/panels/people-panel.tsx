import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Person } from '#api/people.ts'
import { useEditor, useLocale } from '../components/editor-context.ts'
import { initials } from '../components/initials.ts'
import { PanelDataFrame } from '../components/listing/panel-data.tsx'
import { usePanelData } from '../components/listing/use-panel-data.ts'
import { useWindowEvents } from '../components/use-window-events.ts'
import { ActForm } from '../form/act-form.tsx'
import { FormOpeners } from './form-openers.tsx'
import { focusPanel, Panel, PanelButton, type PanelProps, useActs } from './panel.tsx'
import { inviteForm, personForm } from './people-forms.ts'
import { addPeopleMessages, roleName } from './people-messages.ts'

/** Lists the people with an account. They can be invited and removed, and their role and e-mail address changed. */
export function PeoplePanel({ onClose, onTouched, leave }: PanelProps) {
  const { t, i18n } = useTranslation()
  const editor = useEditor()
  const { client } = editor
  const locale = useLocale()
  useState(() => addPeopleMessages(i18n))
  const [edited, edit] = useState<string>()
  const data = usePanelData(client.people)
  const { again } = data
  // A person may have accepted an invitation while this window was in the background.
  useWindowEvents({ focus: again })
  const { isBusy, actOn } = useActs()

  function inviteAgain({ id, email, name, role, locales }: Person) {
    const request = { email, locale, role, ...(locales && { locales }), ...(name && { name }) }
    void actOn(id, 'people.invite', () => client.invite(request), {
      values: { email },
      // Without a subject, like in the form: an invitation that failed there may succeed here.
      about: undefined,
    })
  }
  async function remove({ id, name, email }: Person) {
    const options = { values: { name: name || email }, ask: { action: t('common.remove'), isDangerous: true } }
    if (await actOn(id, 'people.remove', () => client.removePerson(id), options)) focusPanel()
  }
  function closeForm() {
    edit(undefined)
    focusPanel()
  }
  return (
    <Panel title={t('people.title')} onClose={onClose}>
      <FormOpeners {...{ onTouched, leave }} forms={[inviteForm(editor)]} />
      <PanelDataFrame data={data} empty={t('people.none')} failed={t('people.failed')}>
        <ul tabIndex={-1}>
          {data.items.map((person) => (
            <PersonRow
              key={person.id}
              person={person}
              isBusy={isBusy(person.id)}
              onInvite={() => inviteAgain(person)}
              onRemove={() => void remove(person)}
              isEdited={edited === person.id}
              onEdit={() => leave(() => edit(edited === person.id ? undefined : person.id))}
              form={
                <ActForm
                  form={personForm(editor, person)}
                  onTouched={onTouched}
                  onDone={closeForm}
                  onCancel={() => leave(closeForm)}
                />
              }
            />
          ))}
        </ul>
      </PanelDataFrame>
    </Panel>
  )
}

type PersonRowProps = {
  person: Person
  isBusy: boolean
  onInvite: () => void
  onRemove: () => void
  isEdited: boolean
  onEdit: () => void
  form: ReactNode
}

/** A person, with buttons to edit, to invite again and to remove the person, except for the signed-in user. */
function PersonRow({ person, isBusy, onInvite, onRemove, isEdited, onEdit, form }: PersonRowProps) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { name, email, is_you, is_invited } = person
  const about = `person-${person.id}`
  return (
    <li className="ed-entry">
      <span className="ed-avatar" aria-hidden="true">
        {initials(name || email)}
      </span>
      <div>
        <p id={about} className="ed-row ed-by">
          <b dir="auto">{name || email}</b>
          {is_you && <span className="ed-chip">{t('people.you')}</span>}
          {person.has_two_factor && <span className="ed-chip">{t('roles.hasFactor')}</span>}
          {is_invited && <span className="ed-chip is-warning">{t('people.isInvited')}</span>}
        </p>
        {name && (
          <p className="ed-muted">
            <bdi dir="ltr">{email}</bdi>
          </p>
        )}
        <p className="ed-muted">{roleName(t, locale, person)}</p>
        {!is_you && (
          <div className="ed-row">
            <PanelButton about={about} aria-expanded={isEdited} onClick={onEdit}>
              {t('roles.edit.label')}
            </PanelButton>
            {is_invited && (
              <PanelButton about={about} isBusy={isBusy} onClick={onInvite}>
                {t('people.inviteAgain')}
              </PanelButton>
            )}
            <PanelButton about={about} isBusy={isBusy} onClick={onRemove}>
              {t('common.remove')}
            </PanelButton>
          </div>
        )}
        {isEdited && form}
      </div>
    </li>
  )
}

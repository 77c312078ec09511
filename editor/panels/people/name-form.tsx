import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { nameChange } from '#api/people.ts'
import type { EditorStore } from '../../model/store.ts'
import { FormActions } from './form-actions.tsx'
import { FormField } from './form-field.tsx'
import { useFormErrors } from './use-field-errors.ts'

/** Changes one's own name, as shown in the list of people and the history. */
export function NameForm({
  store,
  onDone,
  onCancel,
}: {
  store: EditorStore
  onDone: () => void
  onCancel: () => void
}) {
  const { t } = useTranslation()
  const { ref, fieldErrors, refuse } = useFormErrors()
  const [isBusy, setBusy] = useState(false)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const name = String(new FormData(event.currentTarget).get('name')).trim()
    const wrong = nameChange.safeParse({ name }).success ? undefined : t('people.nameTooLong')
    if (refuse({ name: name ? wrong : t('form.nameRequired') })) return
    setBusy(true)
    const messages = {
      busy: t('notices.savingChanges'),
      done: t('people.nameChanged'),
      failed: t('people.nameFailed'),
    }
    const outcome = await store.mutate(messages, () => store.administration.changeName({ name }))
    setBusy(false)
    if (outcome !== 'done') return
    onDone()
    // Only updates the name in the bar: an error here does not matter, because the name is saved.
    await store.refreshUser?.().catch(() => undefined)
  }

  return (
    <form ref={ref} className="ed-panel-form" onSubmit={submit} noValidate aria-label={t('people.changeName')}>
      <FormField
        name="name"
        label={t('people.name')}
        fieldError={fieldErrors.name}
        dir="auto"
        autoComplete="name"
        autoFocus
        required
      />
      <FormActions isBusy={isBusy} action={t('common.save')} busy={t('notices.savingChanges')} onCancel={onCancel} />
    </form>
  )
}

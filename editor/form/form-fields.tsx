import { useTranslation } from 'react-i18next'
import { type Path, readAt } from '#content/path.ts'
import { useEditor } from '../components/editor-context.ts'
import { schemaAt } from '../model/documents/field-schema.ts'
import { itemTitle } from '../model/documents/names.ts'
import { Breadcrumbs } from './breadcrumbs.tsx'
import { FormContext } from './form-context.ts'
import { useFocusAfterSave } from './form-focus.ts'
import { FormPart } from './form-part.tsx'
import { listItemsAlong, pathKey } from './form-paths.ts'
import type { FormState } from './use-form-state.ts'

import './form.css'
import './list/form-lists.css'

/** The fields of a form or, while a list item is open, the fields of that item and the way back. */
export function FormFields({
  state,
  title,
  but,
  isBusy = false,
}: {
  state: FormState
  title: string
  but?: readonly string[]
  isBusy?: boolean
}) {
  const { t } = useTranslation()
  const { locale } = useEditor()
  const { form, draft, body, openPath, goBack } = state
  const { schema } = form
  const onFocus = useFocusAfterSave(isBusy)
  const nameAt = (at: Path) =>
    itemTitle(schemaAt(schema, at) ?? schema, readAt(draft, at), locale) || t('editor.newItemTitle')
  return (
    <FormContext value={form}>
      {openPath.length > 0 && (
        <Breadcrumbs root={title} paths={listItemsAlong(schema, openPath)} nameOf={nameAt} onGo={goBack} />
      )}
      {/* Input during a save would be lost when the form closes after it. */}
      <fieldset className="ed-stack ed-form" disabled={isBusy} ref={body} {...{ onFocus }}>
        <FormPart key={pathKey(openPath)} schema={schema} at={openPath} but={but ?? []} />
      </fieldset>
    </FormContext>
  )
}

import { useTranslation } from 'react-i18next'
import { type Path, parsePath, readAt } from '#content/path.ts'
import type { Shape } from '#content/shape.ts'
import { useLocale } from '../components/editor-context.ts'
import { ChevronRight } from '../components/lazy-icons.tsx'
import { schemaAt } from '../model/documents/field-schema.ts'
import { fieldOf } from '../model/documents/form-field-kinds.ts'
import { itemTitle } from '../model/documents/names.ts'
import { Field, Fields } from './fields/fields.tsx'
import { FormContext, listItemsAlong, pathKey } from './form-context.ts'
import { useFocusAfterSave } from './form-focus.ts'
import { PolicyText } from './list/policy-texts-field.tsx'
import type { FormState } from './use-form-state.ts'

import './form.css'
import './list/form-lists.css'

type FormFieldsProps = {
  state: FormState
  title: string
  but?: readonly string[]
  isBusy?: boolean
}

/** The fields of a form or, while a list item is open, the fields of that item and the way back. */
export function FormFields({ state, title, but = [], isBusy = false }: FormFieldsProps) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { form, draft, paths, body, openPath, goBack } = state
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
        {paths ? (
          paths.map((path) => <FieldAt key={path} schema={schema} at={parsePath(draft, path)} />)
        ) : (
          <FormPart key={pathKey(openPath)} schema={schema} at={openPath} but={but} />
        )}
      </fieldset>
    </FormContext>
  )
}

/** Renders the fields of the whole form, or of the list item at a path. A text of a policy is a single field. */
function FormPart({ schema, at, but }: { schema: Shape; at: Path; but: readonly string[] }) {
  const found = schemaAt(schema, at) ?? schema
  const field = at.length > 0 ? fieldOf(at.at(-1) ?? '', found) : undefined
  if (field?.kind === 'text') return <PolicyText field={field} at={at} />
  return found.type === 'object' ? <Fields schema={found} at={at} but={at.length === 0 ? but : []} /> : null
}

/** Renders one field. Unlike in a whole form, a choice does not offer 'default': the user has to choose an option. */
function FieldAt({ schema, at }: { schema: Shape; at: Path }) {
  const found = schemaAt(schema, at)
  const field = found && fieldOf(at.at(-1) ?? '', found)
  return field && <Field field={{ ...field, isOptional: field.isOptional && field.kind !== 'choice' }} at={at} />
}

type BreadcrumbsProps = {
  root: string
  paths: Path[]
  nameOf: (path: Path) => string
  onGo: (path: Path) => void
}

/** Shows the path from the whole form to the open list item, with buttons that go back. */
function Breadcrumbs({ root, paths, nameOf, onGo }: BreadcrumbsProps) {
  const { t } = useTranslation()
  const names = [{ path: [] as Path, name: root }, ...paths.map((path) => ({ path, name: nameOf(path) }))]
  return (
    <nav className="ed-form-crumbs" aria-label={t('editor.whereInForm')}>
      <ol className="ed-row">
        {names.map(({ path, name }, index) => (
          <li key={pathKey(path)}>
            {index > 0 && <ChevronRight className="ed-i ed-mirrored" />}
            {index < names.length - 1 ? (
              <button type="button" className="ed-link" onClick={() => onGo(path)}>
                {name}
              </button>
            ) : (
              <span aria-current="step">{name}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}

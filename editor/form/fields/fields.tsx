import { type ComponentType, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Path } from '#content/path.ts'
import type { LineKind, ObjectShape } from '#content/shape.ts'
import { type FormField, type FormKind, fieldsOf, partsOf } from '../../model/documents/form-field-kinds.ts'
import { fieldName } from '../../model/documents/names.ts'
import { type FieldProps, pathKey, useForm } from '../form-context.ts'
import { ListField } from '../list/list-field.tsx'
import { PolicyTextsField } from '../list/policy-texts-field.tsx'
import { PostsField } from '../list/posts-field.tsx'
import { BrandColorField } from './brand-color-field.tsx'
import { ChoiceField, ChoicesField } from './choice-field.tsx'
import { ColorField } from './color-field.tsx'
import { LineField, MomentField, PasswordField, WordsField } from './line-field.tsx'
import { PairField } from './pair-field.tsx'
import { CountryField, DateField, LinkField, MediaField, SwitchField, TextField } from './value-fields.tsx'

const editors: Record<Exclude<FormKind, 'line'>, ComponentType<FieldProps>> = {
  text: TextField,
  rich: TextField,
  link: LinkField,
  media: MediaField,
  color: ColorField,
  choice: ChoiceField,
  choices: ChoicesField,
  switch: SwitchField,
  date: DateField,
  time: DateField,
  country: CountryField,
  group: GroupField,
  texts: PolicyTextsField,
  list: ListField,
  posts: PostsField,
}

const lineEditors: Record<LineKind, ComponentType<FieldProps>> = {
  text: LineField,
  email: LineField,
  tel: LineField,
  code: LineField,
  address: LineField,
  password: PasswordField,
  moment: MomentField,
  words: WordsField,
  brandColor: BrandColorField,
  select: ChoiceField,
  texts: PairField,
  addresses: PairField,
}

export function Field(props: FieldProps) {
  const { t } = useTranslation()
  const { kind, schema } = props.field
  const Editor = kind === 'line' ? lineEditors[schema.input?.line ?? 'text'] : editors[kind]
  return (
    <>
      {schema.input?.heading && <h3>{t(schema.input.heading)}</h3>}
      <Editor {...props} />
    </>
  )
}

/** A fieldset for a nested object, e.g. the filters of the posts or the full text of a post. */
function GroupField({ field, at }: FieldProps) {
  const { t } = useTranslation()
  return (
    <fieldset className="ed-stack ed-form-group" data-field={pathKey(at)}>
      <legend>{field.schema.input?.label ? t(field.schema.input.label) : fieldName(t, at)}</legend>
      <Fields schema={field.schema as ObjectShape} at={at} />
    </fieldset>
  )
}

/** The fields of an object. Empty optional fields are in a collapsed section if there are many (`partsOf`). */
export function Fields({ schema, at, but }: { schema: ObjectShape; at: Path; but?: readonly string[] }) {
  const { t } = useTranslation()
  const { read, leading } = useForm()
  // Decided once: a field that is emptied must not move into the collapsed section.
  // biome-ignore lint/correctness/useExhaustiveDependencies: not again when the value changes
  const { main, more } = useMemo(
    () => partsOf(fieldsOf(schema, but), read(at), at.length === 0 ? leading : []),
    [schema],
  )
  const isShown = ({ schema: { input } }: FormField) => input?.isShown?.(read([]) as never) ?? true
  return (
    <>
      {main.filter(isShown).map((field) => (
        <Field key={field.key} field={field} at={[...at, field.key]} />
      ))}
      {more.length > 0 && (
        <details className="ed-form-more">
          <summary className="ed-link">{t('editor.moreFields')}</summary>
          {more.map((field) => (
            <Field key={field.key} field={field} at={[...at, field.key]} />
          ))}
        </details>
      )}
    </>
  )
}

import type { ComponentType } from 'react'
import type { FormKind } from '../../../model/documents/form-fields.ts'
import type { FieldProps } from '../form-context.ts'
import { ListField } from '../list/list-field.tsx'
import { PolicyTextsField } from '../list/policy-texts-field.tsx'
import { ChoiceField, ChoicesField } from './choice-field.tsx'
import { ColorField } from './color-field.tsx'
import { GroupField } from './group-field.tsx'
import { LinkField } from './link-field.tsx'
import { MediaField } from './media-field.tsx'
import { CountryField, DateField, SwitchField } from './switch-date-country-fields.tsx'
import { TextField } from './text-field.tsx'

const editors: Record<FormKind, ComponentType<FieldProps>> = {
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
}

/** Renders the editor for a field's kind. */
export function Field(props: FieldProps) {
  const Editor = editors[props.field.kind]
  return <Editor {...props} />
}

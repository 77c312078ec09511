import type { ComponentType } from 'react'
import type { FieldProps } from '../form-context.ts'
import type { FormKind } from '../form-fields.ts'
import { ListField } from '../list/list-field.tsx'
import { TextsField } from '../list/texts-field.tsx'
import { ChoiceField, ChoicesField } from './choice-field.tsx'
import { ColorField } from './color-field.tsx'
import { GroupField } from './group-field.tsx'
import { LinkField } from './link-field.tsx'
import { MediaField } from './media-field.tsx'
import { CountryField, DateField, SwitchField } from './small-fields.tsx'
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
  texts: TextsField,
  list: ListField,
}

/** The editor of a field, by its kind. */
export function Field(props: FieldProps) {
  const Editor = editors[props.field.kind]
  return <Editor {...props} />
}

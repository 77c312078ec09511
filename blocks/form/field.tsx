import type { ComponentProps, ReactNode } from 'react'
import { type EnquiryField, enquiryLimits } from '#content/enquiry.ts'
import type { LocalizedText } from '#content/localized.ts'
import { Items, Text } from '#fields/fields.tsx'
import { ChevronDown, CircleAlert, Icon } from '#ui/icons.tsx'
import type { LocalizedContent } from '../catalogue.ts'

type FieldProps = {
  name: EnquiryField
  id: string
  label: LocalizedText | undefined
  /** A note after the label ('optional'). If unset, the field is required. */
  optional?: string
  hint?: LocalizedText | undefined
  error: string | undefined
  children: (attributes: ReturnType<typeof attributesOf>) => ReactNode
}

/** Renders a label, a hint, an input and an error message. `children` renders the input with the given attributes. */
export function Field(props: FieldProps) {
  const { name, label, optional, hint, error, children } = props
  const id = `${props.id}${name}`
  return (
    <div className="field" data-field={name}>
      <label className="label" htmlFor={id}>
        <Text field={label} /> {optional && <span className="form-optional">({optional})</span>}
      </label>
      <Text field={hint} as="p" id={`${id}-hint`} className="hint" />
      {children(attributesOf(props))}
      {error && (
        <p id={`${id}-error`} className="field-error">
          <Icon of={CircleAlert} />
          <span>{error}</span>
        </p>
      )}
    </div>
  )
}

function attributesOf({ id, name, hint, error, optional }: FieldProps) {
  const described = [hint?.text && `${id}${name}-hint`, error && `${id}${name}-error`].filter(Boolean).join(' ')
  return {
    id: `${id}${name}`,
    name,
    className: 'input',
    maxLength: enquiryLimits[name],
    required: !optional,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': described || undefined,
  } as const
}

type InputFieldProps = Omit<FieldProps, 'children'> & ComponentProps<'input'>

export function InputField({ name, id, label, optional, hint, error, ...input }: InputFieldProps) {
  return (
    <Field {...{ name, id, label, optional, hint, error }}>
      {(attributes) => <input {...attributes} {...input} />}
    </Field>
  )
}

type InterestProps = Pick<
  LocalizedContent<'FORM'>,
  'interest' | 'interests' | 'interestLabel' | 'interestPlaceholder'
> & {
  id: string
  name: string
  optional: string
  error: string | undefined
  chosen: string | undefined
}

/**
 * Renders the subject of the enquiry. If `interest` is stored, the subject is fixed. Otherwise visitors choose from
 * `interests`, if there are any.
 */
export function Interest({ id, name, optional, error, chosen, ...content }: InterestProps) {
  const { interest, interests, interestLabel, interestPlaceholder } = content
  if (interest?.text) return <input type="hidden" name="interest" value={interest.text} />
  if (!interests?.items.length) return null
  return (
    <Field
      name="interest"
      id={id}
      label={interestLabel?.text ? interestLabel : { ...interestLabel, text: name }}
      optional={optional}
      error={error}
    >
      {({ maxLength, ...attributes }) => (
        <span className="form-select">
          <select {...attributes} defaultValue={chosen || undefined}>
            {interestPlaceholder?.text ? <Text field={interestPlaceholder} as={NoChoice} /> : <option value="" />}
            <Items field={interests}>{(choice) => <Text field={choice.label} as="option" />}</Items>
          </select>
          <Icon of={ChevronDown} />
        </span>
      )}
    </Field>
  )
}

/** Renders the first option, whose text is the placeholder and whose value is empty. */
function NoChoice(props: ComponentProps<'option'>) {
  return <option {...props} value="" />
}

import type { ComponentProps } from 'react'
import { Items } from '#fields/items.tsx'
import { Text } from '#fields/text.tsx'
import { Icon } from '#ui/icon.tsx'
import { ChevronDown } from '#ui/icons.ts'
import type { LocalizedContent } from '../catalogue.ts'
import { Field } from './field.tsx'

type InterestProps = Pick<
  LocalizedContent<'FORM'>,
  'interest' | 'interests' | 'interestLabel' | 'interestPlaceholder'
> & {
  id: string
  /** The label of the list if none is stored. */
  name: string
  optional: string
  fault: string | undefined
  chosen: string | undefined
}

/** What the enquiry is about: fixed on a solution's page, else chosen from a list. */
export function Interest({ id, name, optional, fault, chosen, ...content }: InterestProps) {
  const { interest, interests, interestLabel, interestPlaceholder } = content
  if (interest?.text) return <input type="hidden" name="interest" value={interest.text} />
  if (!interests?.items.length) return null
  return (
    <Field
      name="interest"
      id={id}
      label={interestLabel?.text ? interestLabel : { ...interestLabel, text: name }}
      optional={optional}
      fault={fault}
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

/** The placeholder option: its value is empty, whatever its text is. */
function NoChoice(props: ComponentProps<'option'>) {
  return <option {...props} value="" />
}

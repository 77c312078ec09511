import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { ChoiceShape } from '#content/shape.ts'
import { type FieldProps, useForm } from '../form-context.ts'
import { FieldFrame } from './field-frame.tsx'

/** One of a few words; what is optional can also be left as the site has it. */
export function ChoiceField({ field, at }: FieldProps) {
  const { t } = useTranslation()
  const { read, change } = useForm()
  const id = useId()
  const schema = field.schema as ChoiceShape
  const value = (read(at) as string | undefined) ?? ''
  const options = [...(field.isOptional ? [''] : []), ...schema.options]
  const choose = (option: string) => change({ steps: at, value: option || undefined })
  const word = (option: string) => t(option ? `options.${option}` : 'options.default')
  if (options.length > 5) {
    return (
      <FieldFrame at={at} box={id}>
        <select id={id} className="ed-sheet-box" value={value} onChange={(event) => choose(event.target.value)}>
          {options.map((option) => (
            <option key={option} value={option}>
              {word(option)}
            </option>
          ))}
        </select>
      </FieldFrame>
    )
  }
  return (
    <FieldFrame at={at}>
      <div className="ed-sheet-choice">
        {options.map((option) => (
          <label key={option}>
            <input type="radio" name={id} checked={option === value} onChange={() => choose(option)} />
            {schema.isAccent && option && <i className="ed-sheet-dot" data-accent={option} />}
            {word(option)}
          </label>
        ))}
      </div>
    </FieldFrame>
  )
}

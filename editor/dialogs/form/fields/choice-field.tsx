import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { pages } from '#content/pages.ts'
import type { ChoiceShape, ListShape } from '#content/shape.ts'
import { type FieldProps, useForm } from '../form-context.ts'
import { FieldFrame } from './field-frame.tsx'

/** One of several options; an optional field also offers the site's default. */
export function ChoiceField({ field, at }: FieldProps) {
  const { t } = useTranslation()
  const { read, change } = useForm()
  const id = useId()
  const schema = field.schema as ChoiceShape
  const value = (read(at) as string | undefined) ?? ''
  const options = [...(field.isOptional ? [''] : []), ...schema.options]
  const choose = (option: string) => change({ path: at, value: option || undefined })
  const word = (option: string) => t(option ? `options.${option}` : 'options.default')
  if (options.length > 5) {
    return (
      <FieldFrame at={at} box={id}>
        <select id={id} className="ed-form-box" value={value} onChange={(event) => choose(event.target.value)}>
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
      <div className="ed-form-choice">
        {options.map((option) => (
          <label key={option}>
            <input type="radio" name={id} checked={option === value} onChange={() => choose(option)} />
            {schema.isAccent && option && <i className="ed-form-dot" data-accent={option} />}
            {word(option)}
          </label>
        ))}
      </div>
    </FieldFrame>
  )
}

/** Any of several pages, named as in the route table. */
export function ChoicesField({ field, at }: FieldProps) {
  const { read, change, locale } = useForm()
  const { options } = (field.schema as ListShape).element as ChoiceShape
  const chosen = (read(at) as string[] | undefined) ?? []
  const toggle = (option: string) =>
    change({ path: at, value: options.filter((each) => (each === option) !== chosen.includes(each)) })
  const nameOf = (option: string) => pages.find(({ key }) => key === option)?.name[locale] ?? option
  return (
    <FieldFrame at={at}>
      <div className="ed-form-choice">
        {options.map((option) => (
          <label key={option}>
            <input type="checkbox" checked={chosen.includes(option)} onChange={() => toggle(option)} />
            {nameOf(option)}
          </label>
        ))}
      </div>
    </FieldFrame>
  )
}

import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { routeTable } from '#content/pages.ts'
import type { ChoiceShape, ListShape } from '#content/shape.ts'
import { useLocale } from '../../components/editor-context.ts'
import { type FieldProps, pathKey, useForm } from '../form-context.ts'
import { describedBy, FieldFrame, useField } from './field-frame.tsx'
import { PictureChoices } from './picture-choices.tsx'

export function ChoiceField(props: FieldProps) {
  const { field, at } = props
  const { t } = useTranslation()
  const id = useId()
  const { value = '', set, isInvalid } = useField(props)
  const schema = field.schema as ChoiceShape
  const passed = useForm().choices?.[pathKey(at)]
  const options = passed?.map(([option]) => option) ?? [...(field.isOptional ? [''] : []), ...schema.options]
  const { options: names = 'options', meanings, line } = schema.input ?? {}
  const nameOf = (option: string) =>
    passed?.find(([each]) => each === option)?.[1] ?? t(option ? `${names}.${option}` : 'options.default')
  if (passed?.some(([, , picture]) => picture)) {
    return (
      <FieldFrame {...{ at, field }}>
        <PictureChoices {...{ id, value }} choices={passed} onChoose={set} />
      </FieldFrame>
    )
  }
  if (line === 'select' || options.length > 5) {
    return (
      <FieldFrame {...{ at, field }} box={id}>
        <select
          id={id}
          className="ed-form-box"
          value={value}
          {...describedBy(id, isInvalid)}
          onChange={(event) => set(event.target.value)}
        >
          {options.map((option) => (
            <option key={option} value={option}>
              {nameOf(option)}
            </option>
          ))}
        </select>
      </FieldFrame>
    )
  }
  if (meanings) {
    return (
      <FieldFrame {...{ at, field }}>
        <div className="ed-choices">
          {options.map((option) => (
            <label key={option}>
              <input
                type="radio"
                name={id}
                value={option}
                checked={option === value}
                aria-describedby={`${id}-${option}`}
                onChange={() => set(option)}
              />
              <span>{nameOf(option)}</span>
              <small id={`${id}-${option}`} className="ed-note">
                {t(`${meanings}.${option}`)}
              </small>
            </label>
          ))}
        </div>
      </FieldFrame>
    )
  }
  return (
    <FieldFrame {...{ at, field }}>
      <div className="ed-row ed-segments ed-form-choice">
        {options.map((option) => (
          <label key={option} className="ed-row">
            <input type="radio" name={id} checked={option === value} onChange={() => set(option)} />
            {schema.isAccent && option && (
              <i className="ed-form-dot" style={{ background: `var(--color-${option})` }} />
            )}
            {nameOf(option)}
          </label>
        ))}
      </div>
    </FieldFrame>
  )
}

/** A choice of any number of options. Options that are page keys have the names of the route table. */
export function ChoicesField({ field, at }: FieldProps) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { read, change } = useForm()
  const { options: names } = field.schema.input ?? {}
  const { options } = (field.schema as ListShape).element as ChoiceShape
  const chosen = (read(at) as string[] | undefined) ?? []
  const toggle = (option: string) =>
    change({ path: at, value: options.filter((each) => (each === option) !== chosen.includes(each)) })
  return (
    <FieldFrame {...{ at, field }}>
      <div className="ed-row ed-segments ed-form-choice">
        {options.map((option) => (
          <label key={option} className="ed-row">
            <input type="checkbox" checked={chosen.includes(option)} onChange={() => toggle(option)} />
            {names ? t(`${names}.${option}`) : (routeTable.find(({ key }) => key === option)?.name[locale] ?? option)}
          </label>
        ))}
      </div>
    </FieldFrame>
  )
}

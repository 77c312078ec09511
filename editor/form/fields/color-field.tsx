import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { FieldProps } from '../form-context.ts'
import { describedBy, FieldFrame, useField } from './field-frame.tsx'

const palette = {
  white: '#FFFFFF',
  mist: '#F5F7FD',
  sand: '#FFF8EC',
  primaryTint: '#E6EBFF',
  tealTint: '#DDF4F1',
  saffronTint: '#FFEBC4',
  coralTint: '#FFE1DB',
  primary: '#3450E0',
  teal: '#0FA8A0',
  saffron: '#FFB224',
  coral: '#FF6B57',
  ink: '#0C1A3A',
}

/** A choice of a colour: one of the palette, any other, or none. */
export function ColorField(props: FieldProps) {
  const { t } = useTranslation()
  const id = useId()
  const { value = '', set, isInvalid } = useField(props)
  return (
    <FieldFrame at={props.at} group={id}>
      <div className="ed-row">
        <button type="button" className="ed-form-none" aria-pressed={value === ''} onClick={() => set('')}>
          {t('colors.none')}
        </button>
        {Object.entries(palette).map(([name, hex]) => (
          <button
            key={name}
            type="button"
            className="ed-form-swatch"
            style={{ background: hex }}
            aria-label={t(`colors.${name}`)}
            title={t(`colors.${name}`)}
            aria-pressed={value.toUpperCase() === hex}
            onClick={() => set(hex)}
          />
        ))}
        <span className="ed-row">
          <input
            type="color"
            className="ed-form-box"
            aria-label={t('colors.other')}
            value={/^#[0-9a-f]{6}$/i.test(value) ? value : '#ffffff'}
            onChange={(event) => set(event.target.value.toUpperCase())}
          />
          <input
            className="ed-form-box"
            aria-label={t('colors.code')}
            {...describedBy(id, isInvalid)}
            dir="ltr"
            size={9}
            maxLength={9}
            spellCheck={false}
            placeholder="#3450E0"
            value={value}
            onChange={(event) => set(event.target.value.trim())}
          />
        </span>
      </div>
    </FieldFrame>
  )
}

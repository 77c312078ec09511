import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { type Accent, isLegible, shadesOf, startColors, textContrast } from '#content/palette.ts'
import { formatNumber } from '#ui/intl.ts'
import { useLocale } from '../../components/editor-context.ts'
import type { FieldProps } from '../form-context.ts'
import { describedBy, FieldFrame, useField } from './field-frame.tsx'

/** The bright colour of an accent, with the contrast of text on this colour, and samples. */
export function BrandColorField(props: FieldProps) {
  const { t } = useTranslation()
  const locale = useLocale()
  const id = useId()
  const { value: chosen = '', set, isInvalid } = useField(props)
  const accent = props.field.key as Accent
  const color = chosen || startColors[accent]
  const { deep, tint } = shadesOf(color)
  const contrast = textContrast(accent, color)
  const ratio = formatNumber(contrast ?? 0, locale)
  const isLow = !isLegible(accent, color)
  return (
    <FieldFrame {...props} box={id} note={contrast === undefined || isLow ? undefined : t('site.contrast', { ratio })}>
      <div className="ed-row">
        <input
          id={id}
          className="ed-form-box"
          type="color"
          {...describedBy(id, isInvalid)}
          value={color}
          onChange={({ target }) => set(target.value)}
        />
        <span
          className="ed-sample"
          aria-hidden="true"
          style={{ background: color, color: accent === 'saffron' ? '#0c1a3a' : '#fff' }}
        >
          {contrast !== undefined && t('site.sample')}
        </span>
        <span className="ed-sample" aria-hidden="true" style={{ background: tint, color: deep }}>
          {t('site.sample')}
        </span>
        {chosen && (
          <button type="button" className="ed-btn is-outline" onClick={() => set('')}>
            {t('site.startColor')}
          </button>
        )}
      </div>
      {isLow && (
        <p id={`${id}-note`} className="ed-refused">
          {t('site.lowContrast', { ratio })}
        </p>
      )}
    </FieldFrame>
  )
}

import { useTranslation } from 'react-i18next'
import { locales } from '#content/locale.ts'
import { type Accent, accents, isLegible, shadesOf, startColors, textContrast } from '#content/palette.ts'
import { formatNumber } from '#ui/intl.ts'
import { useEditor } from '../components/editor-context.ts'
import { Plus, Trash2 } from '../components/icons.tsx'
import { inLanguage } from '../components/translation-mark.tsx'
import { newId } from '../model/edits/new-id.ts'
import { type FieldErrors, FormField } from './form-field.tsx'
import { PanelButton } from './panel.tsx'
import type { DraftLink, SiteDraft } from './site-draft.ts'

type FieldsProps = { draft: SiteDraft; errors: FieldErrors; change: (part: Partial<SiteDraft>) => void }

/** Fields for the bright colour of each accent, with the contrast of text on this colour, and samples. */
export function AccentFields({ draft, errors, change }: FieldsProps) {
  const { t } = useTranslation()
  const { locale } = useEditor()
  const ratio = (accent: Accent, color: string) => formatNumber(textContrast(accent, color) ?? 0, locale)
  return accents.map((accent) => {
    const chosen = draft.accents[accent]
    const color = chosen ?? startColors[accent]
    const { deep, tint } = shadesOf(color)
    const isLow = !isLegible(accent, color)
    const hasText = textContrast(accent, color) !== undefined
    return (
      <div key={accent} className="ed-stack ed-accent">
        <FormField
          name={`accents.${accent}`}
          type="color"
          label={t(`site.accent.${accent}`)}
          value={color}
          hint={hasText && !isLow ? t('site.contrast', { ratio: ratio(accent, color) }) : undefined}
          fieldError={isLow ? t('site.lowContrast', { ratio: ratio(accent, color) }) : errors[`accents.${accent}`]}
          onChange={({ target }) => change({ accents: { ...draft.accents, [accent]: target.value } })}
        />
        <p className="ed-row" aria-hidden="true">
          <span className="ed-sample" style={{ background: color, color: accent === 'saffron' ? '#0c1a3a' : '#fff' }}>
            {hasText && t('site.sample')}
          </span>
          <span className="ed-sample" style={{ background: tint, color: deep }}>
            {t('site.sample')}
          </span>
        </p>
        {chosen && (
          <PanelButton onClick={() => change({ accents: { ...draft.accents, [accent]: undefined } })}>
            {t('site.startColor')}
          </PanelButton>
        )}
      </div>
    )
  })
}

const maxLinks = 8

export function SocialLinkFields({ draft, errors, change }: FieldsProps) {
  const { t } = useTranslation()
  const { locale: shown } = useEditor()
  const links = draft.social_links
  const set = (social_links: DraftLink[]) => change({ social_links })
  return (
    <>
      {links.map((link, index) => {
        const at = `social_links.${index}`
        const put = (part: Partial<DraftLink>) => set(links.with(index, { ...link, ...part }))
        const name = link.label.en || t('site.linkNumber', { number: formatNumber(index + 1, shown) })
        return (
          <fieldset key={link.id} className="ed-stack ed-social">
            <legend>{name}</legend>
            {locales.map((locale) => (
              <FormField
                key={locale}
                name={`${at}.label${locale === 'en' ? '' : '.ar'}`}
                label={t(`site.linkIn.${locale}`)}
                value={link.label[locale]}
                fieldError={locale === 'en' && errors[`${at}.label`]}
                onChange={({ target }) => put({ label: { ...link.label, [locale]: target.value } })}
                {...inLanguage(locale)}
              />
            ))}
            <FormField
              name={`${at}.url`}
              label={t('site.url')}
              dir="ltr"
              value={link.url}
              placeholder="https://www.linkedin.com/company/…"
              fieldError={errors[`${at}.url`]}
              onChange={({ target }) => put({ url: target.value })}
            />
            <PanelButton
              kind="is-outline is-bad"
              aria-label={`${t('common.remove')}: ${name}`}
              onClick={() => set(links.toSpliced(index, 1))}
            >
              <Trash2 className="ed-i" />
              {t('common.remove')}
            </PanelButton>
          </fieldset>
        )
      })}
      {links.length < maxLinks && (
        <PanelButton onClick={() => set([...links, { id: newId(), label: { en: '', ar: '' }, url: '' }])}>
          <Plus className="ed-i" />
          {t('site.addLink')}
        </PanelButton>
      )}
    </>
  )
}

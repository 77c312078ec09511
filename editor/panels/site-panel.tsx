import { type Dispatch, type FormEvent, type SetStateAction, useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '#api/errors.ts'
import type { SiteDetails, SiteSettings } from '#api/site.ts'
import { isSame } from '#content/json.ts'
import { locales } from '#content/locale.ts'
import { merge } from '#content/merge.ts'
import arabic from '#locales/ar/site.json'
import english from '#locales/en/site.json'
import { useEditor } from '../components/editor-context.ts'
import { PanelFailed, PanelLoading } from '../components/listing/panel-states.tsx'
import { MediaBox } from '../components/media/media-box.tsx'
import { useUploads } from '../components/media/use-uploads.ts'
import { inLanguage } from '../components/translation-mark.tsx'
import { useMessages } from '../components/use-messages.ts'
import { watchSaves } from '../model/history/watch-saves.ts'
import { applyMediaPatch } from '../model/uploads/media-value.ts'
import { type FieldErrors, FormField } from './form-field.tsx'
import { Panel, PanelButton, type PanelProps } from './panel.tsx'
import { type SiteDraft, settingsOf, toChange, toDraft, toSettings } from './site-draft.ts'
import { AccentFields, SocialLinkFields } from './site-fields.tsx'

/** The stored settings, and the draft in the form. */
type Editing = { stored: SiteDetails; draft: SiteDraft }

const startOf = (stored: SiteDetails): Editing => ({ stored, draft: toDraft(settingsOf(stored)) })
const isTouched = ({ stored, draft }: Editing) => !isSame(toSettings(draft), settingsOf(stored))

/** Merges what was typed since `base` into newly stored settings. The next Save stores the result. */
function rebased({ draft }: Editing, base: SiteSettings, stored: SiteDetails): Editing {
  return { stored, draft: toDraft(merge(base, toSettings(draft), settingsOf(stored)).content) }
}

/** Edits the settings of the site: brand, colours, contact data, recipients of enquiries, social links and image. */
export function SitePanel({ onClose, onTouched }: PanelProps) {
  const { t } = useTranslation()
  const { store } = useEditor()
  const { administration } = store
  useMessages('site', { en: english, ar: arabic })
  const [editing, setEditing] = useState<Editing>()
  const [failure, setFailure] = useState<unknown>()
  const load = useCallback(() => {
    setFailure(undefined)
    administration.site().then(
      // Unsaved input is not replaced by newer settings. Saving merges the two.
      (stored) => setEditing((before) => (before && isTouched(before) ? before : startOf(stored))),
      setFailure,
    )
  }, [administration])
  useEffect(load, [load])
  // Undo and the history panel change the settings too.
  useEffect(() => watchSaves(store, load), [store, load])
  const hasInput = editing !== undefined && isTouched(editing)
  useEffect(() => {
    onTouched(hasInput)
    return () => onTouched(false)
  }, [hasInput, onTouched])
  return (
    <Panel title={t('panels.site')} onClose={onClose}>
      {failure !== undefined && <PanelFailed text={t('site.failed')} error={failure} onAgain={load} />}
      {!editing && failure === undefined && <PanelLoading />}
      {editing && <SiteForm {...editing} setEditing={setEditing} />}
    </Panel>
  )
}

type SiteFormProps = Editing & { setEditing: Dispatch<SetStateAction<Editing | undefined>> }

function SiteForm({ stored, draft, setEditing }: SiteFormProps) {
  const { t } = useTranslation()
  const { store } = useEditor()
  const form = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [isConflict, setConflict] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const settings = toSettings(draft)
  const put = (part: (draft: SiteDraft) => Partial<SiteDraft>) =>
    setEditing((before) => before && { ...before, draft: { ...before.draft, ...part(before.draft) } })
  const uploads = useUploads<'save'>({
    put: ([field], patch) =>
      put((before) => ({ [String(field)]: applyMediaPatch(before[field as 'logo' | 'social_image'], patch) })),
    run: () => void save(),
  })
  function change(part: Partial<SiteDraft>) {
    put(() => part)
    setErrors({})
  }

  /**
   * Handles an error of saving: shows refused values at their fields, or merges settings that somebody else has stored
   * meanwhile. Returns false for any other error.
   */
  function refuse(error: unknown): boolean {
    if (!(error instanceof ApiError)) return false
    const { type, errors: refused = [], current } = error.problem
    if (type === 'urn:problem:changed-meanwhile') {
      const theirs = current as SiteDetails
      setEditing((before) => before && rebased(before, settingsOf(stored), theirs))
      setConflict(true)
      return true
    }
    const found = Object.fromEntries(refused.map(({ path }) => [fieldOf(path), t(`site.refused.${keyOf(path)}`)]))
    setErrors(found)
    const fields = [...(form.current?.elements ?? [])] as HTMLInputElement[]
    fields.find(({ name }) => found[name])?.focus()
    return refused.length > 0
  }
  async function save() {
    setBusy(true)
    const task = async () => {
      saved = await store.administration.saveSite(toChange(settings, stored.version))
    }
    let saved: SiteDetails | undefined
    const options = { isOfPage: true, isAnswered: refuse, undo: store.undoHistory.undo }
    const outcome = await store.act('site.save', task, options)
    setBusy(false)
    if (outcome === 'done' && saved) setEditing((before) => before && saved && rebased(before, settings, saved))
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    setConflict(false)
    if (isTouched({ stored, draft }) || uploads.isPending) uploads.afterUploads('save')
  }

  const { defaults } = stored
  const field = (name: 'email' | 'phone' | 'enquiry_recipients', label: string, hint: string) => ({
    name,
    hint,
    label,
    dir: 'ltr' as const,
    value: draft[name],
    fieldError: errors[name],
    onChange: ({ target }: { target: HTMLInputElement }) => change({ [name]: target.value }),
  })
  const media = (name: 'logo' | 'social_image', label: string) => ({
    label,
    value: draft[name],
    isOptional: true,
    onChange: (value: SiteDraft['logo']) => change({ [name]: value }),
    at: [name],
    uploads,
  })
  return (
    <form ref={form} className="ed-stack ed-site" onSubmit={submit} noValidate>
      {isConflict && (
        <p role="alert" className="ed-refused">
          {t('site.conflict')}
        </p>
      )}
      <h3>{t('site.brand')}</h3>
      {locales.map((locale) => (
        <FormField
          key={locale}
          name={locale === 'en' ? 'brand' : 'brand.ar'}
          label={t(`site.brandIn.${locale}`)}
          value={draft.brand[locale]}
          placeholder={locale === 'en' ? defaults.brand : draft.brand.en || defaults.brand}
          maxLength={80}
          fieldError={locale === 'en' && errors.brand}
          onChange={({ target }) => change({ brand: { ...draft.brand, [locale]: target.value } })}
          {...inLanguage(locale)}
        />
      ))}
      <MediaBox accept="icon" {...media('logo', t('fields.logo'))} />
      <Refused text={errors.logo} />
      <p className="ed-note">{t('site.logoNote')}</p>
      <h3>{t('site.colors')}</h3>
      <AccentFields {...{ draft, errors, change }} />
      <h3>{t('site.contact')}</h3>
      <FormField
        {...field('email', t('fields.email'), t('site.emailNote', defaults))}
        type="email"
        placeholder={defaults.email}
      />
      <FormField {...field('phone', t('fields.phone'), t('site.phoneNote'))} type="tel" />
      <FormField
        {...field(
          'enquiry_recipients',
          t('site.recipients'),
          t('site.recipientsNote', { email: draft.email || defaults.email }),
        )}
      />
      <h3>{t('site.socialLinks')}</h3>
      <SocialLinkFields {...{ draft, errors, change }} />
      <h3>{t('site.sharing')}</h3>
      <MediaBox accept="picture" {...media('social_image', t('site.socialImage'))} />
      <Refused text={errors.social_image} />
      <p className="ed-note">{t('site.socialImageNote')}</p>
      <footer className="ed-row ed-panel-actions">
        <PanelButton kind="is-solid" type="submit" isBusy={isBusy || uploads.isAwaited}>
          {isBusy ? t('site.save.busy') : t('common.save')}
        </PanelButton>
      </footer>
    </form>
  )
}

const Refused = ({ text }: { text: FieldErrors[string] }) => text && <p className="ed-refused">{text}</p>

/**
 * Returns the form field for the path of a refused value: 'social_links.0.label' for 'social_links.0.label.en', 'brand'
 * for 'brand.en'.
 */
function fieldOf(path: string): string {
  const [field = '', ...inside] = path.split('.')
  if (field === 'accents') return path
  return field === 'social_links' ? [field, ...inside.slice(0, 2)].join('.') : field
}

/** Returns the key of the message for a path: 'brand' for 'brand.en', 'url' for 'social_links.0.url'. */
function keyOf(path: string): string {
  const [field = '', , part] = path.split('.')
  return field === 'social_links' && part ? part : field
}

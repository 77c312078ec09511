import { useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Edit } from '#content/edits.ts'
import { siteKey } from '#content/page-keys.ts'
import arabic from '#locales/ar/site.json'
import english from '#locales/en/site.json'
import { useEditor, useEditorState } from '../components/editor-context.ts'
import { PanelDataFrame } from '../components/listing/panel-data.tsx'
import { usePanelValue } from '../components/listing/use-panel-data.ts'
import { useMessages } from '../components/use-messages.ts'
import { useDraftAutosave, useLivePreview } from '../form/autosave-and-preview.ts'
import { FormFields } from '../form/form-fields.tsx'
import { refusalsOf } from '../form/settings-refusals.ts'
import { useDocumentForm } from '../form/use-document-form.ts'
import { type EditorDocument, newId } from '../model/documents/documents.ts'
import { placeOfSettings } from '../model/documents/settings.ts'
import { focusPanel, Panel, PanelButton, type PanelProps } from './panel.tsx'

const place = placeOfSettings(siteKey)

/** Edits the settings of the site: brand, colours, contact data, recipients of enquiries, social links and image. */
export function SitePanel({ onClose, onTouched }: PanelProps) {
  const { t } = useTranslation()
  const { documents } = useEditor()
  useMessages('site', { en: english, ar: arabic })
  const data = usePanelValue(useCallback(() => documents.loadWhole(place.documentKey), [documents]))
  const document = useEditorState((state) => state.documents.get(place.documentKey))
  const [touched, setTouched] = useState<{ discard: () => void }>()
  const isTouched = touched !== undefined
  /** The version in the form. Newer settings replace it, unless there is unsaved input: saving merges the two. */
  const shown = useRef(document?.version)
  if (!isTouched) shown.current = document?.version
  useEffect(() => {
    onTouched(isTouched, touched?.discard)
    return () => onTouched(false)
  }, [isTouched, touched, onTouched])
  return (
    <Panel title={t('panels.site')} onClose={onClose}>
      <PanelDataFrame data={data} failed={t('site.failed')}>
        {document && <SiteForm key={shown.current} document={document} onTouched={setTouched} />}
      </PanelDataFrame>
    </Panel>
  )
}

type SiteFormProps = {
  document: EditorDocument
  /** Reports unsaved input. `discard` removes its draft from the device. */
  onTouched: (touched: { discard: () => void } | undefined) => void
}

function SiteForm({ document, onTouched }: SiteFormProps) {
  const { t } = useTranslation()
  const editor = useEditor()
  const { saves } = editor
  const [isBusy, setBusy] = useState(false)
  const [id] = useState(newId)
  /** The values that were saved or became a failed save. Only later input counts as unsaved. */
  const [submitted, setSubmitted] = useState<unknown>()
  const { state, edits } = useDocumentForm({
    ...{ place, document },
    async onSave(edits, draft) {
      if (edits.length === 0) return
      setBusy(true)
      const isAnswered = (error: unknown) => state.refuse(refusalsOf(t, document, draft, error))
      const outcome = await saves.enqueue({ id, place, edits, at: Date.now() }, isAnswered)
      setBusy(false)
      if (outcome !== 'answered') setSubmitted(draft)
      // The stored settings replace the form, with the button that has the focus.
      if (outcome === 'done') focusPanel()
    },
  })
  const keep = useCallback((typed: Edit[]) => void saves.keepDraft({ id, place, edits: typed }, siteKey), [saves, id])
  useDraftAutosave(edits, keep)
  useLivePreview(place, edits)
  const isTouched = state.isTouched && state.draft !== submitted
  useEffect(
    () => onTouched(isTouched ? { discard: () => saves.discardDraft(id, siteKey) } : undefined),
    [saves, id, isTouched, onTouched],
  )
  const title = t('panels.site')
  return (
    <form
      className="ed-stack ed-site"
      aria-label={title}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!isBusy) state.submit()
      }}
    >
      <FormFields {...{ state, title, isBusy }} />
      <footer className="ed-row ed-panel-actions">
        <PanelButton kind="is-solid" type="submit" isBusy={isBusy || state.isUploading}>
          {t(isBusy ? 'editor.saving' : 'common.save')}
        </PanelButton>
      </footer>
    </form>
  )
}

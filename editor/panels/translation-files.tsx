import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '#api/errors.ts'
import type { Problem } from '#api/problem.ts'
import type { ImportResult, TranslationList } from '#api/translations.ts'
import { translationStates } from '#content/translation.ts'
import { formatNumber } from '#ui/intl.ts'
import { Choice } from '../components/choice.tsx'
import { useEditor, useEditorState, useLocale } from '../components/editor-context.ts'
import { downloadText } from '../components/files/download-text.ts'
import { FileInputButton } from '../components/files/file-input-button.tsx'
import { Download } from '../components/lazy-icons.tsx'
import { linksOf } from '../model/documents/links.ts'
import { pageLink } from '../model/documents/pages.ts'
import { focusPanel, PanelButton } from './panel.tsx'
import { TextLinks } from './text-links.tsx'
import { TranslationImportPreview } from './translation-import-preview.tsx'

type Planned = { xliff: string; result: ImportResult }
type TranslationFilesProps = { pages: TranslationList['pages'] }

/** Exports texts as an XLIFF file for translators. Imports such a file, after showing what the import would change. */
export function TranslationFiles({ pages }: TranslationFilesProps) {
  const { t } = useTranslation()
  const editor = useEditor()
  const { client, act, may } = editor
  const locale = useLocale()
  const release = useEditorState((state) => state.release)
  const [page, setPage] = useState('')
  const [isOnlyOpen, setOnlyOpen] = useState(true)
  const [isBusy, setBusy] = useState(false)
  const [planned, setPlanned] = useState<Planned>()
  /** The texts that have been changed since the preview of the import was loaded. */
  const [changed, setChanged] = useState<Pick<Problem, 'texts' | 'total'>>()
  const [refusal, setRefusal] = useState('')

  async function download() {
    setBusy(true)
    const states = translationStates.filter((state) => state !== 'approved').join()
    await act.attempt(t('translations.exportFailed'), async () => {
      const xliff = await client.exportTranslations({
        ...(isOnlyOpen && { state: states }),
        ...(page && { page }),
      })
      downloadText(xliff, `translations${page && `-${page}`}.xlf`, 'application/xliff+xml')
    })
    setBusy(false)
  }
  async function read(xliff: string) {
    setPlanned(undefined)
    setRefusal('')
    setBusy(true)
    await act.attempt(t('translations.readFailed'), async () => {
      try {
        setPlanned({ xliff, result: await client.tryTranslations(xliff) })
      } catch (error) {
        if (!(error instanceof ApiError && error.status === 422)) throw error
        const [{ reason = '', found = '' } = {}] = error.problem.errors ?? []
        setRefusal(t([`translations.reasons.${reason}`, 'translations.unreadable'], { found }))
      }
    })
    setBusy(false)
  }
  async function importFile({ xliff, result }: Planned) {
    let saved: ImportResult['saved'] = []
    const task = async () => {
      saved = (await client.importTranslations(xliff, result)).saved
    }
    const isAnswered = (error: unknown) => {
      const problem = error instanceof ApiError ? error.problem : undefined
      setChanged(problem)
      return problem?.texts !== undefined
    }
    const undo = release ? undefined : () => void linksOf(editor).undo(saved)
    const outcome = await act('translations.import', task, { isOfPage: true, isAnswered, undo })
    if (outcome === 'answered') await read(xliff)
    if (outcome !== 'done') return
    setPlanned(undefined)
    setChanged(undefined)
    focusPanel()
  }
  return (
    <>
      <section className="ed-stack ed-panel-tools">
        <h3>{t('translations.exportTitle')}</h3>
        <p className="ed-note">{t('translations.exportNote')}</p>
        <Choice
          label={t('translations.scope')}
          value={page}
          options={[
            ['', t('translations.scopeAll')],
            ...pages.map((each) => [each.page, pageLink(t, locale, each.page).name] as const),
          ]}
          onChange={setPage}
        />
        <label className="ed-row">
          <input type="checkbox" checked={isOnlyOpen} onChange={({ target }) => setOnlyOpen(target.checked)} />
          {t('translations.onlyOpen')}
        </label>
        <p>
          <PanelButton isBusy={isBusy} onClick={() => void download()}>
            <Download className="ed-i" />
            {t('translations.export')}
          </PanelButton>
        </p>
      </section>
      {may.translate && (
        <section className="ed-stack ed-panel-tools">
          <h3>{t('translations.importTitle')}</h3>
          <p className="ed-note">{t('translations.importNote')}</p>
          <p>
            <FileInputButton
              className="ed-btn is-outline"
              accept=".xlf,.xliff,application/xliff+xml"
              onChoose={([file]) => {
                setChanged(undefined)
                void file?.text().then(read)
              }}
            >
              {isBusy ? t('common.loading') : t('translations.choose')}
            </FileInputButton>
          </p>
          {refusal && (
            <p role="alert" className="ed-refused">
              {refusal}
            </p>
          )}
        </section>
      )}
      {changed?.texts && (
        <div className="ed-panel-tools">
          <TextLinks about={t('translations.changedSince')} texts={changed.texts} total={changed.total} />
        </div>
      )}
      {planned && (
        <TranslationImportPreview result={planned.result}>
          {planned.result.changes.length > 0 && (
            <PanelButton kind="is-solid" onClick={() => void importFile(planned)}>
              {t('translations.import.label', { total: formatNumber(planned.result.changes.length, locale) })}
            </PanelButton>
          )}
          <PanelButton kind="is-plain" onClick={() => setPlanned(undefined)}>
            {t('common.cancel')}
          </PanelButton>
        </TranslationImportPreview>
      )}
    </>
  )
}

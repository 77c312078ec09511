import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '#api/errors.ts'
import type { RefusedField } from '#api/problem.ts'
import type { ListedRedirect, Redirect } from '#api/redirects.ts'
import { formatNumber } from '#ui/intl.ts'
import { useEditor, useLocale } from '../components/editor-context.ts'
import { FileInputButton } from '../components/files/file-input-button.tsx'
import { PanelDataFrame } from '../components/listing/panel-data.tsx'
import { usePanelData } from '../components/listing/use-panel-data.ts'
import { ActForm } from '../form/act-form.tsx'
import { formatDateTime } from '../model/messages/format-date.ts'
import { decodeCsv } from './decode-csv.ts'
import { focusPanel, PanelButton, type PanelProps, useActs } from './panel.tsx'
import { redirectFault, redirectForm } from './redirect-form.ts'

type RedirectsProps = Pick<PanelProps, 'onTouched' | 'leave'> & {
  /** If set, the form of a new redirect from this address is open at first. */
  wanted?: string | undefined
}

/** Lists the redirects of the site. They can be added, changed, deleted, and imported from a CSV file. */
export function Redirects({ wanted, onTouched, leave }: RedirectsProps) {
  const { t } = useTranslation()
  const editor = useEditor()
  const { client, act } = editor
  const locale = useLocale()
  const data = usePanelData(client.redirects)
  const { isBusy, actOn } = useActs()
  /** 'new', or the id of the redirect whose form is open. */
  const [open, setOpen] = useState(wanted === undefined ? undefined : 'new')
  const [faults, setFaults] = useState<string[]>([])
  /** The lines of the imported table that were left out. */
  const [skipped, setSkipped] = useState<number[]>([])
  function form(redirect?: Redirect) {
    return (
      <div className="ed-stack ed-listed">
        <ActForm
          form={redirectForm(editor, redirect ?? { from: wanted })}
          onTouched={onTouched}
          onCancel={() => leave(() => setOpen(undefined))}
          onDone={() => {
            setOpen(undefined)
            focusPanel()
          }}
        />
      </div>
    )
  }

  async function remove({ id, from }: Redirect) {
    const options = { values: { from }, ask: { isDangerous: true } }
    if (await actOn(id, 'links.delete', () => client.removeRedirect(id), options)) focusPanel()
  }
  async function importTable(file: File) {
    setFaults([])
    setSkipped([])
    const csv = decodeCsv(new Uint8Array(await file.arrayBuffer()))
    if (csv === undefined) return setFaults([t('links.notUtf8')])
    await act('links.import', async () => setSkipped((await client.importRedirects(csv)).skipped), {
      isAnswered(error) {
        const errors = error instanceof ApiError && error.status === 422 ? (error.problem.errors ?? []) : []
        setFaults(errors.map(faultOf))
        return errors.length > 0
      },
    })
  }
  /** Returns the message for an error in the table. The path 'csv.3.from' is that of the cell 'from' in line 3. */
  function faultOf(error: RefusedField): string {
    const [, line, cell] = error.path.split('.')
    const reason = redirectFault(t, error)
    if (!line) return reason
    const column = cell === 'from' || cell === 'to' ? `${t(`links.${cell}`)}: ` : ''
    return t('links.line', { line: formatNumber(Number(line), locale), reason: column + reason })
  }
  return (
    <>
      <div className="ed-row ed-panel-tools">
        <PanelButton
          kind="is-solid"
          aria-expanded={open === 'new'}
          onClick={() => leave(() => setOpen(open === 'new' ? undefined : 'new'))}
        >
          {t('links.add')}
        </PanelButton>
        <FileInputButton
          className="ed-btn is-outline"
          accept=".csv,text/csv"
          onChoose={([file]) => file && void importTable(file)}
        >
          {t('links.import.label')}
        </FileInputButton>
      </div>
      <p className="ed-note ed-panel-tools">{t('links.importNote')}</p>
      {skipped.length > 0 && (
        <p role="status" className="ed-note ed-panel-tools">
          {t('links.skipped', { lines: skipped.map((line) => formatNumber(line, locale)).join(t('editor.comma')) })}
        </p>
      )}
      {faults.length > 0 && (
        <div role="alert" className="ed-refused ed-panel-tools">
          {t('links.notImported')}
          <ul>
            {faults.map((fault) => (
              <li key={fault}>{fault}</li>
            ))}
          </ul>
        </div>
      )}
      {open === 'new' && form()}
      <PanelDataFrame data={data} empty={t('links.none')} failed={t('links.failed')}>
        <ul tabIndex={-1}>
          {data.items.map((redirect) => (
            <li key={redirect.id} className="ed-stack ed-enquiry ed-listed">
              <RedirectEntry
                redirect={redirect}
                isBusy={isBusy(redirect.id)}
                onChange={() => leave(() => setOpen(redirect.id))}
                onDelete={() => void remove(redirect)}
              />
              {open === redirect.id && form(redirect)}
            </li>
          ))}
        </ul>
      </PanelDataFrame>
    </>
  )
}

type RedirectEntryProps = { redirect: ListedRedirect; isBusy: boolean; onChange: () => void; onDelete: () => void }

function RedirectEntry({ redirect, isBusy, onChange, onDelete }: RedirectEntryProps) {
  const { t } = useTranslation()
  const locale = useLocale()
  const id = useId()
  const { from, to, permanent, hits, used_at, fault } = redirect
  return (
    <>
      <p id={id}>
        <b>
          <bdi dir="ltr">{from}</bdi>
        </b>{' '}
        {t('links.leadsTo')} <bdi dir="ltr">{to}</bdi>
      </p>
      <p className="ed-note ed-row ed-by">
        {used_at
          ? t('links.used', { times: formatNumber(hits, locale), at: formatDateTime(locale, used_at) })
          : t('links.unused')}
        {!permanent && <span className="ed-chip">{t('links.temporary')}</span>}
        {fault && <span className="ed-chip is-warning">{t(`links.fault.${fault}`)}</span>}
      </p>
      <p className="ed-row">
        <PanelButton about={id} onClick={onChange}>
          {t('links.change')}
        </PanelButton>
        <PanelButton kind="is-outline is-bad" about={id} isBusy={isBusy} onClick={onDelete}>
          {t('common.delete')}
        </PanelButton>
      </p>
    </>
  )
}

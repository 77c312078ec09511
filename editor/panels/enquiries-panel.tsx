import { useCallback, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Enquiry, EnquiryMark, EnquiryStatus } from '#api/enquiries.ts'
import { today } from '#content/today.ts'
import arabic from '#locales/ar/enquiries.json'
import english from '#locales/en/enquiries.json'
import { useEditor } from '../components/editor-context.ts'
import { downloadText } from '../components/files/download-text.ts'
import { Download } from '../components/lazy-icons.tsx'
import { PanelDataFrame } from '../components/listing/panel-data.tsx'
import { SegmentedControl } from '../components/listing/segmented-control.tsx'
import { usePanelData } from '../components/listing/use-panel-data.ts'
import { useMessages } from '../components/use-messages.ts'
import { EnquiryCard } from './enquiry-card.tsx'
import { focusPanel, Panel, PanelButton, type PanelProps, useActs } from './panel.tsx'

/** The statuses that each filter shows. Suspected and confirmed spam is only in the filter `spam`. */
const filters = {
  new: ['new'],
  done: ['done'],
  all: ['new', 'done'],
  spam: ['suspected', 'spam'],
} satisfies Record<string, EnquiryStatus[]>

/** Lists the visitors' enquiries, the newest first, filtered by status. */
export function EnquiriesPanel({ onClose }: PanelProps) {
  const { t } = useTranslation()
  useMessages('enquiries', { en: english, ar: arabic })
  const { client } = useEditor()
  const [filter, setFilter] = useState<keyof typeof filters>('new')
  const status: EnquiryStatus[] = filters[filter]
  const data = usePanelData(useCallback((cursor?: string) => client.enquiries({ status, cursor }), [client, status]))
  const { withMark, mark } = useMarks()
  const { actOn } = useActs()

  async function remove({ id, name }: Enquiry) {
    const options = { values: { name }, ask: { isDangerous: true } }
    if (await actOn(id, 'enquiries.delete', () => client.removeEnquiry(id), options)) focusPanel()
  }
  const names = {
    new: t('enquiries.new'),
    done: t('enquiries.done'),
    all: t('enquiries.all'),
    spam: t('enquiries.robots'),
  }
  return (
    <Panel
      title={t('enquiries.title')}
      onClose={onClose}
      footer={<DownloadButton filter={filter} status={status} />}
      isWide
    >
      <SegmentedControl label={t('enquiries.shown')} names={names} value={filter} onChoose={setFilter} />
      <PanelDataFrame
        data={data}
        empty={filter === 'new' ? t('enquiries.noneNew') : t('enquiries.none')}
        failed={t('enquiries.failed')}
      >
        <ul tabIndex={-1}>
          {data.items.map(withMark).map((enquiry) => (
            <EnquiryCard
              key={enquiry.id}
              enquiry={enquiry}
              onMark={(status) => void mark(enquiry, status)}
              onDelete={() => void remove(enquiry)}
            />
          ))}
        </ul>
      </PanelDataFrame>
    </Panel>
  )
}

/**
 * Marks enquiries as done, new or spam. A mark is shown at once, and rolled back with an alert if the request fails. A
 * marked enquiry stays in the list until the next load, so that no other enquiry moves under the pointer.
 */
function useMarks() {
  const { t } = useTranslation()
  const { client, act } = useEditor()
  const [marks, setMarks] = useState<Record<string, string>>({})
  const pending = useRef(new Set<string>())

  async function mark({ id, status: before }: Enquiry, status: EnquiryMark) {
    if (pending.current.has(id)) return
    pending.current.add(id)
    setMarks((all) => ({ ...all, [id]: status }))
    const task = () => client.markEnquiry(id, status).then(() => true)
    if (!(await act.attempt(t('alerts.changesFailed'), task, id))) setMarks((all) => ({ ...all, [id]: before }))
    pending.current.delete(id)
  }
  const withMark = (enquiry: Enquiry): Enquiry => ({ ...enquiry, status: marks[enquiry.id] ?? enquiry.status })
  return { withMark, mark }
}

/** Downloads all enquiries of the filter, including those not loaded yet, as a CSV file. */
function DownloadButton({ filter, status }: { filter: string; status: EnquiryStatus[] }) {
  const { t } = useTranslation()
  const { act, client } = useEditor()
  const [isBusy, setBusy] = useState(false)

  async function download() {
    setBusy(true)
    await act.attempt(t('enquiries.tableFailed'), async () => {
      const table = await client.enquiriesTable(status)
      // Excel needs the byte order mark to detect UTF-8; reading the response as text removed it.
      downloadText(`\uFEFF${table}`, `enquiries-${filter}-${today()}.csv`, 'text/csv')
    })
    setBusy(false)
  }
  return (
    <PanelButton isBusy={isBusy} onClick={() => void download()}>
      <Download className="ed-i" />
      {isBusy ? t('common.loading') : t('enquiries.downloadTable')}
    </PanelButton>
  )
}

import { Download } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { EnquiryStatus } from '#api/enquiries.ts'
import { today } from '#content/today.ts'
import type { EditorStore } from '../../model/store.ts'

/** The enquiries that the panel shows, with all that are not loaded yet, as a file for a spreadsheet. */
export function DownloadTable({ store, view, status }: { store: EditorStore; view: string; status: EnquiryStatus[] }) {
  const { t } = useTranslation()
  const [isBusy, setBusy] = useState(false)

  async function download() {
    setBusy(true)
    try {
      save(await store.administration.enquiriesTable(status), view)
    } catch (error) {
      store.tellFailure(t('enquiries.tableFailed'), error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <button
      type="button"
      className="ed-btn outline"
      aria-disabled={isBusy || undefined}
      onClick={() => void (isBusy || download())}
    >
      <Download className="ed-i" aria-hidden="true" />
      {isBusy ? t('common.loading') : t('enquiries.downloadTable')}
    </button>
  )
}

function save(table: string, view: string) {
  // The mark by which Excel knows UTF-8; reading the answer as text takes it away.
  const url = URL.createObjectURL(new Blob([`\uFEFF${table}`], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = `enquiries-${view}-${today()}.csv`
  link.click()
  // The browser has taken the file over by then.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

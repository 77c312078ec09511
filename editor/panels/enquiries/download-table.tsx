import { Download } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { EnquiryStatus } from '#api/enquiries.ts'
import { today } from '#content/today.ts'
import type { EditorStore } from '../../model/store.ts'

/** Downloads all enquiries of the filter, including those not loaded yet, as a CSV file. */
export function DownloadTable({ store, view, status }: { store: EditorStore; view: string; status: EnquiryStatus[] }) {
  const { t } = useTranslation()
  const [isBusy, setBusy] = useState(false)

  async function download() {
    setBusy(true)
    try {
      save(await store.administration.enquiriesTable(status), view)
    } catch (error) {
      store.alertFailure(t('enquiries.tableFailed'), error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <button
      type="button"
      className="ed-btn is-outline"
      aria-disabled={isBusy || undefined}
      onClick={() => void (isBusy || download())}
    >
      <Download className="ed-i" aria-hidden="true" />
      {isBusy ? t('common.loading') : t('enquiries.downloadTable')}
    </button>
  )
}

function save(table: string, view: string) {
  // Excel needs the byte order mark to detect UTF-8; reading the response as text removed it.
  const url = URL.createObjectURL(new Blob([`\uFEFF${table}`], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = `enquiries-${view}-${today()}.csv`
  link.click()
  // By then the browser has read the blob.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

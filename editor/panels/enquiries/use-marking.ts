import { useCallback, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Enquiry, EnquiryMark } from '#api/enquiries.ts'
import type { EditorStore } from '../../model/store.ts'

/**
 * Marks enquiries as done, new or spam: optimistically, rolled back with an alert if the server rejects it. A marked
 * enquiry stays in the list until the next load, so that nothing moves under the pointer.
 */
export function useMarking(store: EditorStore) {
  const { t } = useTranslation()
  const [marked, setMarked] = useState<Record<string, string>>({})
  const underway = useRef(new Set<string>())

  const withMark = useCallback(
    (enquiry: Enquiry): Enquiry => ({ ...enquiry, status: marked[enquiry.id] ?? enquiry.status }),
    [marked],
  )
  async function mark({ id, status: before }: Enquiry, status: EnquiryMark) {
    if (underway.current.has(id)) return
    underway.current.add(id)
    setMarked((all) => ({ ...all, [id]: status }))
    try {
      await store.administration.markEnquiry(id, status)
    } catch (error) {
      setMarked((all) => ({ ...all, [id]: before }))
      store.alertFailure(t('alerts.changesFailed'), error)
    } finally {
      underway.current.delete(id)
    }
  }
  return { withMark, mark }
}

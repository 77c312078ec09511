import { useCallback, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Enquiry, EnquiryStatus } from '#api/enquiries.ts'
import { ConfirmDialog } from '../components/dialog/dialog-frame.tsx'
import './panel-content.css'
import { ListingFrame } from '../components/listing/listing-frame.tsx'
import { SegmentedControl } from '../components/listing/segmented-control.tsx'
import { useListing } from '../components/listing/use-listing.ts'
import { DownloadTable } from './enquiries/download-table.tsx'
import { EnquiryCard } from './enquiries/enquiry-card.tsx'
import { useMarking } from './enquiries/use-marking.ts'
import { Panel } from './panel.tsx'
import type { PanelProps } from './panels.tsx'

/** The statuses of each filter; suspected and confirmed spam is separate. */
const views = {
  new: ['new'],
  done: ['done'],
  all: ['new', 'done'],
  spam: ['suspected', 'spam'],
} satisfies Record<string, EnquiryStatus[]>
type EnquiryView = keyof typeof views

/** The visitors' enquiries, newest first, filtered by status. */
export function EnquiriesPanel({ store, locale, onClose }: PanelProps) {
  const { t } = useTranslation()
  const { administration } = store
  const [wanted, setWanted] = useState<EnquiryView>('new')
  const status: EnquiryStatus[] = views[wanted]
  const listing = useListing(
    useCallback((cursor?: string) => administration.enquiries({ status, cursor }), [administration, status]),
  )
  const { withMark, mark } = useMarking(store)
  const list = useRef<HTMLUListElement>(null)
  const [leaving, setLeaving] = useState<Enquiry>()

  async function remove({ id }: Enquiry) {
    setLeaving(undefined)
    const messages = {
      busy: t('enquiries.deleting'),
      done: t('enquiries.deleted'),
      failed: t('enquiries.deleteFailed'),
    }
    if ((await store.mutate(messages, () => administration.removeEnquiry(id))) !== 'done') return
    // The focused button is about to be removed.
    list.current?.focus()
    listing.again()
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
      footer={<DownloadTable store={store} view={wanted} status={status} />}
      isWide
    >
      <SegmentedControl label={t('enquiries.shown')} names={names} value={wanted} onChoose={setWanted} />
      <ListingFrame
        listing={listing}
        empty={wanted === 'new' ? t('enquiries.noneNew') : t('enquiries.none')}
        failed={t('enquiries.failed')}
      >
        <ul className="ed-enquiries" ref={list} tabIndex={-1}>
          {listing.items.map(withMark).map((enquiry) => (
            <EnquiryCard
              key={enquiry.id}
              enquiry={enquiry}
              locale={locale}
              onMark={(status) => void mark(enquiry, status)}
              onDelete={() => setLeaving(enquiry)}
            />
          ))}
        </ul>
      </ListingFrame>
      {leaving && (
        <ConfirmDialog
          title={t('enquiries.deleteTitle', { name: leaving.name })}
          text={t('enquiries.deleteText')}
          cancel={t('common.cancel')}
          action={t('common.delete')}
          isDangerous
          onCancel={() => setLeaving(undefined)}
          onAction={() => void remove(leaving)}
        />
      )}
    </Panel>
  )
}

import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod'
import type { LibraryFile } from '#api/uploads.ts'
import { text } from '#content/schema/fields.ts'
import { formatNumber } from '#ui/intl.ts'
import { useEditor, useEditorState, useLocale } from '../components/editor-context.ts'
import { FileInputButton } from '../components/files/file-input-button.tsx'
import {
  acceptedReplacements,
  dimensionsLabel,
  isPdf,
  isSvg,
  isVideo,
  kindLabel,
  sizeLabel,
} from '../components/files/file-labels.ts'
import { Preview } from '../components/files/file-preview.tsx'
import { Trash2 } from '../components/icons.tsx'
import { ArrowLeft, Replace } from '../components/lazy-icons.tsx'
import { ActForm, formOfAct } from '../form/act-form.tsx'
import { field } from '../model/documents/form-field-kinds.ts'
import { usesByPlace } from '../model/documents/links.ts'
import { formatDateTime } from '../model/messages/format-date.ts'
import { Fact, PanelButton, type PanelProps } from './panel.tsx'

type FileDetailsProps = Pick<PanelProps, 'onTouched'> & {
  file: LibraryFile
  onBack: () => void
  onChanged: (file: LibraryFile) => void
  onGone: () => void
}

/** The details of a file, with a form for its alternative text and buttons to replace or delete it. */
export function FileDetails({ file, onBack, onChanged, onGone, onTouched }: FileDetailsProps) {
  const { t } = useTranslation()
  const { client, act, ask, uploads } = useEditor()
  const locale = useLocale()
  const release = useEditorState((state) => state.release)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])

  async function remove() {
    const options = { values: { name: file.original_name }, ask: { isDangerous: true } }
    const task = () => client.deleteFile(file.key)
    if ((await act('uploads.delete', task, options)) === 'done') onGone()
  }
  /** Uploads another file, and replaces the current file by it in all places, after a confirmation. */
  async function replace(other: File) {
    const values = { name: other.name, places: formatNumber(file.uses.length, locale) }
    if (!(await ask('uploads.replace', { values }))) return
    uploads.upload(other, {
      accepts: isPdf(file) ? 'document' : isVideo(file) ? 'film' : isSvg(file) ? 'icon' : 'picture',
      async arrived({ url }) {
        const task = () => client.replaceFile(file.key, url)
        if ((await act('uploads.replace', task, { isOfPage: true })) === 'done') onGone()
      },
    })
  }
  const form = formOfAct({
    act: 'uploads.describe',
    fields: described,
    start: { alt: { en: '', ar: '', ...file.alt } },
    send: async ({ alt }) =>
      onChanged(await client.describeFile(file.key, { en: alt.en.trim(), ar: alt.ar?.trim() ?? '' })),
  })
  return (
    <div className="ed-file">
      <button type="button" className="ed-btn is-plain ed-file-back" onClick={onBack}>
        <ArrowLeft className="ed-i ed-mirrored" />
        {t('uploads.back')}
      </button>
      <Preview file={file} alt={file.alt?.[locale] || file.alt?.en || ''} />
      <h3 ref={heading} tabIndex={-1}>
        <bdi>{file.original_name}</bdi>
      </h3>
      <dl className="ed-facts">
        <Fact term={t('uploads.kind')}>{kindLabel(t, file)}</Fact>
        <Fact term={t('uploads.size')}>{sizeLabel(locale, file.bytes)}</Fact>
        <Fact term={t('uploads.dimensions')}>{dimensionsLabel(t, locale, file)}</Fact>
        <Fact term={t('uploads.uploadedAt')}>{formatDateTime(locale, file.created_at)}</Fact>
      </dl>
      <ActForm form={form} onTouched={onTouched} onDone={() => undefined} />
      <FileUses file={file} />
      <div className="ed-row ed-panel-actions">
        {file.uses.length > 0 ? (
          // A release cannot contain the replacement of a file.
          !release && (
            <FileInputButton
              className="ed-btn is-outline"
              accept={acceptedReplacements(file)}
              onChoose={([other]) => other && void replace(other)}
            >
              <Replace className="ed-i" />
              {t('uploads.replace.label')}
            </FileInputButton>
          )
        ) : (
          <PanelButton kind="is-outline is-bad" onClick={() => void remove()}>
            <Trash2 className="ed-i" />
            {t('common.delete')}
          </PanelButton>
        )}
      </div>
    </div>
  )
}

const described = z.object({
  alt: field(text, { label: 'uploads.describe.label', labels: 'uploads.altIn', hint: 'uploads.altHint' }),
})

function FileUses({ file }: { file: LibraryFile }) {
  const { t } = useTranslation()
  const locale = useLocale()
  return (
    <section className="ed-uses">
      <h4>{t('uploads.usedIn')}</h4>
      {file.uses.length === 0 && <p>{t('uploads.usedNowhere')}</p>}
      <ul>
        {usesByPlace(t, locale, file.uses).map(({ name, href, fields }) => (
          <li key={href + name}>
            <a href={href}>{name}</a>
            {fields.map((field) => (
              <small key={field}>{field}</small>
            ))}
          </li>
        ))}
      </ul>
    </section>
  )
}

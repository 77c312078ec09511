import { type MouseEvent, useCallback, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod'
import type { LinksReplaced, SiteLink } from '#api/links.ts'
import { useEditor, useLocale } from '../components/editor-context.ts'
import { PanelDataFrame } from '../components/listing/panel-data.tsx'
import { usePanelData } from '../components/listing/use-panel-data.ts'
import { scrollIntoViewAndFocus } from '../components/scroll-to-field.ts'
import { ActForm, formOfAct } from '../form/act-form.tsx'
import { field } from '../model/documents/form-field-kinds.ts'
import { linksOf, usesByPlace } from '../model/documents/links.ts'
import { focusPanel, PanelButton } from './panel.tsx'

/** Lists links and anchors without a target, and missing files. A link can be replaced in all its places. */
export function DeadLinks() {
  const { t } = useTranslation()
  const { client } = useEditor()
  const data = usePanelData(useCallback(() => client.links(), [client]))
  const byLink = [...Map.groupBy(data.items, ({ link, fault }) => `${fault} ${link}`).values()]
  return (
    <PanelDataFrame data={data} empty={t('links.noneDead')} failed={t('links.failed')}>
      <ul tabIndex={-1}>
        {byLink.map(
          (uses) =>
            uses[0] && (
              <DeadLink key={`${uses[0].fault} ${uses[0].link}`} {...{ uses }} first={uses[0]} onDone={data.again} />
            ),
        )}
      </ul>
    </PanelDataFrame>
  )
}

function DeadLink({ uses, first, onDone }: { uses: SiteLink[]; first: SiteLink; onDone: () => void }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const { link, fault } = first
  return (
    <li className="ed-stack ed-enquiry ed-listed">
      <p id={id} className="ed-row ed-by">
        <b>
          <bdi dir="ltr">{link}</bdi>
        </b>
        {fault && <span className="ed-chip is-warning">{t(`links.fault.${fault}`)}</span>}
      </p>
      <ul className="ed-link-uses">
        {[...Map.groupBy(uses, ({ block_id }) => block_id)].flatMap(([block, here]) =>
          usesByPlace(t, locale, here).map(({ name, href, fields }) => (
            <li key={block + href}>
              <a href={href} onClick={(event) => follow(event, block)}>
                {name}
              </a>
              {fields.map((field) => (
                <small key={field}>{field}</small>
              ))}
            </li>
          )),
        )}
      </ul>
      {fault !== 'file' && (
        <PanelButton about={id} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t('links.replaceEverywhere')}
        </PanelButton>
      )}
      {isOpen && <ReplaceForm from={link} onDone={onDone} />}
    </li>
  )
}

/** Focuses the block that contains a link. If the block is on another page, waits until that page is rendered. */
function follow(event: MouseEvent, block: string) {
  const selector = `[data-block-id="${block}"]`
  if (document.querySelector(selector)) event.preventDefault()
  scrollIntoViewAndFocus(selector, 50)
}

const target = z.object({
  to: field(z.string().trim(), { line: 'address', label: 'links.to', hint: 'links.toHint' }),
})

/** Asks for a new target, and replaces the link in all its places. */
function ReplaceForm({ from, onDone }: { from: string; onDone: () => void }) {
  const { t } = useTranslation()
  const editor = useEditor()
  const { client } = editor
  const replaced = useRef<LinksReplaced['changes']>([])
  const form = formOfAct({
    act: 'links.replace',
    title: t('links.replaceEverywhere'),
    fields: target,
    start: { to: '' },
    options: { isOfPage: true, undo: () => void linksOf(editor).undo(replaced.current) },
    refusals: ({ status }) => ({ to: status === 422 && 'links.targetRefused' }),
    async send({ to }) {
      replaced.current = (await client.replaceLinks({ from, to })).changes
    },
  })
  return (
    <ActForm
      form={form}
      onDone={() => {
        onDone()
        focusPanel()
      }}
    />
  )
}

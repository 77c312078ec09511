import { type KeyboardEvent, useCallback, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Translation, TranslationList } from '#api/translations.ts'
import { type TranslationState, translationStates } from '#content/translation.ts'
import { formatNumber } from '#ui/intl.ts'
import { Choice } from '../components/choice.tsx'
import { useEditor, useLocale } from '../components/editor-context.ts'
import { PanelDataFrame } from '../components/listing/panel-data.tsx'
import { usePanelData } from '../components/listing/use-panel-data.ts'
import { letterOf } from '../components/shortcut-letter.ts'
import { pageLink } from '../model/documents/pages.ts'
import { openIn } from './translation-counts.tsx'
import { TranslationEntry } from './translation-entry.tsx'

/** `page` is empty for the whole site. 'open' means all states except 'approved'. */
export type TextFilter = { page: string; state: TranslationState | 'open' }

type TranslationTextsProps = {
  pages: TranslationList['pages']
  filter: TextFilter
  onFilter: (filter: TextFilter) => void
}

const openStates = translationStates.filter((state) => state !== 'approved').join()

/**
 * Lists the texts of a page, or of the site, that are in a state. The keys ↑ and ↓ focus the previous and the next
 * text, and R approves a text.
 */
export function TranslationTexts({ pages, filter, onFilter }: TranslationTextsProps) {
  const { t } = useTranslation()
  const { client, documents, may } = useEditor()
  const locale = useLocale()
  const { page, state } = filter
  const list = useRef<HTMLUListElement>(null)
  const data = usePanelData(
    useCallback(
      (cursor?: string) =>
        client.translations({
          state: state === 'open' ? openStates : state,
          limit: 50,
          ...(page && { page }),
          ...(cursor && { cursor }),
        }),
      [client, page, state],
    ),
  )

  const entries = () => [...(list.current?.querySelectorAll<HTMLElement>('[data-entry]') ?? [])]
  async function approve({ block, item, path, source, target, state }: Translation, index: number) {
    if (!may.translate || !target || state === 'approved') return
    if (!(await documents.translations.approve([{ block, ...(item && { item }), path, source }]))) return
    // Focuses the next text, because reloading removes the approved text from the list.
    const next = entries()[index + 1] ?? entries()[index - 1]
    next?.focus()
  }
  function onKeyDown(event: KeyboardEvent) {
    const { key, altKey, ctrlKey, metaKey } = event
    const all = entries()
    const index = all.findIndex((entry) => entry.closest('li')?.contains(document.activeElement))
    if (index < 0 || altKey || ctrlKey || metaKey) return
    const item = data.items[index]
    if (key === 'ArrowDown' || key === 'ArrowUp') all[index + (key === 'ArrowDown' ? 1 : -1)]?.focus()
    else if (letterOf(event.nativeEvent) === 'r' && item) void approve(item, index)
    else return
    event.preventDefault()
  }

  const named = (name: string, total: number) => `${name} (${formatNumber(total, locale)})`
  const countOf = ({ counts }: TranslationList['pages'][number]) => (state === 'open' ? openIn(counts) : counts[state])
  const chosen = pages.filter((each) => !page || each.page === page)
  const sum = (count: (each: TranslationList['pages'][number]) => number) =>
    chosen.reduce((total, each) => total + count(each), 0)
  return (
    <>
      <div className="ed-row ed-panel-tools ed-text-filter">
        <Choice
          label={t('translations.page')}
          value={page}
          options={[
            [
              '',
              named(
                t('translations.allPages'),
                pages.reduce((total, each) => total + countOf(each), 0),
              ),
            ],
            ...pages.map((each) => [each.page, named(pageLink(t, locale, each.page).name, countOf(each))] as const),
          ]}
          onChange={(page) => onFilter({ page, state })}
        />
        <Choice<TextFilter['state']>
          label={t('translations.state')}
          value={state}
          options={[
            [
              'open',
              named(
                t('translations.allOpen'),
                sum(({ counts }) => openIn(counts)),
              ),
            ],
            ...translationStates.map(
              (each) =>
                [
                  each,
                  named(
                    t(`translation.states.${each}`),
                    sum(({ counts }) => counts[each]),
                  ),
                ] as const,
            ),
          ]}
          onChange={(state) => onFilter({ page, state })}
        />
      </div>
      <PanelDataFrame
        data={data}
        empty={t(state === 'open' ? 'translations.none' : 'translations.noneOf')}
        failed={t('translations.failed')}
      >
        <p className="ed-note ed-panel-tools">{t('translations.keys')}</p>
        <ul ref={list} tabIndex={-1} onKeyDown={onKeyDown}>
          {data.items.map((each, index) => (
            <TranslationEntry
              key={[each.block, each.item, each.path].join('/')}
              text={each}
              hasPageName={!page}
              onApprove={() => void approve(each, index)}
            />
          ))}
        </ul>
      </PanelDataFrame>
    </>
  )
}

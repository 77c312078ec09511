import { type ComponentType, type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import arabicFinder from '#locales/ar/finder.json'
import arabicSite from '#locales/ar/site.json'
import englishFinder from '#locales/en/finder.json'
import englishSite from '#locales/en/site.json'
import { formatNumber } from '#ui/intl.ts'
import { DialogFrame } from '../../components/dialog/dialog-frame.tsx'
import { leaveDialogs } from '../../components/dialog/leave-dialogs.ts'
import { useEditorState, useLocale } from '../../components/editor-context.ts'
import { Files, Languages, Settings2 } from '../../components/icons.tsx'
import { FileText, Monitor, Users } from '../../components/lazy-icons.tsx'
import { PanelFailed, PanelLoading } from '../../components/listing/panel-states.tsx'
import { ActionIcon } from '../../components/menu/menu.tsx'
import { SearchBox } from '../../components/search-box.tsx'
import { useMessages } from '../../components/use-messages.ts'
import { type FindableKind, type FindResult, find } from './find.ts'
import { noteRecent, recentOf } from './recent.ts'
import { type FinderProps, useFindables } from './use-findables.ts'

import './finder.css'

const icons: Record<FindableKind, ComponentType<{ className: string }>> = {
  page: Files,
  item: FileText,
  action: Monitor,
  panel: Monitor,
  setting: Settings2,
  text: Languages,
  person: Users,
}

/** WAI-ARIA's combobox with a listbox: the box keeps the focus while the arrow keys choose a result. */
export function Finder(props: FinderProps) {
  const { onClose } = props
  const { t } = useTranslation()
  const locale = useLocale()
  useMessages('finder', { en: englishFinder, ar: arabicFinder })
  useMessages('site', { en: englishSite, ar: arabicSite })
  const id = useId()
  const user = useEditorState((state) => state.user?.id)
  const [typed, type] = useState('')
  const query = typed.trim()
  /** By id: results that are loaded later may be listed before it. */
  const [chosen, choose] = useState<string>()
  const { all, isBusy, error, again } = useFindables(props, query)
  const [recent] = useState(() => recentOf(user))
  const groups = useMemo(() => find(all, query, locale, recent), [all, query, locale, recent])
  const found = groups.flatMap((each) => each.found)
  const at = Math.max(
    found.findIndex((each) => each.id === chosen),
    0,
  )
  const active = found[at]
  const list = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the selected option is another one then
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [active?.id])

  function run({ id, kind, run }: FindResult) {
    if (kind !== 'text') noteRecent(user, id)
    // First this dialog: outside of it nothing can have the focus.
    flushSync(onClose)
    leaveDialogs(() => run(document.activeElement as HTMLElement | null))
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    const to = { ArrowDown: (at + 1) % found.length, ArrowUp: at - 1, Home: 0, End: -1 }[event.key]
    if (to !== undefined) choose(found.at(to)?.id)
    else if (event.key === 'Enter' && active) run(active)
    else return
    event.preventDefault()
  }
  const isMissing = query !== '' && found.length === 0
  return (
    <DialogFrame title={t('editor.find')} onClose={onClose} initialFocus=".ed-search input" className="ed-finder">
      <div className="ed-body">
        <SearchBox
          type="text"
          role="combobox"
          label={t('finder.label')}
          value={typed}
          onChange={(value) => {
            type(value)
            choose(undefined)
          }}
          onKeyDown={onKeyDown}
          aria-expanded={found.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={active && `${id}-${at}`}
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
        />
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it can be scrolled by keys */}
        <div className="ed-finder-results" tabIndex={0}>
          <p role="status" className={isMissing ? 'ed-message' : 'ed-finder-count'}>
            {query && found.length > 0 && t('finder.found', { total: formatNumber(found.length, locale) })}
            {isMissing && !isBusy && error === undefined && t('finder.nothing', { query })}
          </p>
          <div ref={list} id={`${id}-list`} role="listbox" aria-label={t('editor.find')}>
            {groups.map(({ group, found: own }) => (
              // biome-ignore lint/a11y/useSemanticElements: a group of options
              <div key={group} role="group" aria-labelledby={`${id}-${group}`}>
                <p id={`${id}-${group}`} className="ed-muted">
                  {t(`finder.groups.${group}`)}
                </p>
                {own.map((each) => (
                  <Option
                    key={each.id}
                    id={`${id}-${found.indexOf(each)}`}
                    found={each}
                    isSelected={each === active}
                    onChoose={() => run(each)}
                  />
                ))}
              </div>
            ))}
          </div>
          {isBusy && error === undefined && <PanelLoading />}
          {error !== undefined && <PanelFailed text={t('finder.failed')} error={error} onAgain={again} />}
        </div>
      </div>
    </DialogFrame>
  )
}

type OptionProps = { id: string; found: FindResult; isSelected: boolean; onChoose: () => void }

function Option({ id, found: { kind, title, other, note, icon }, isSelected, onChoose }: OptionProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the box has the focus and handles the keys
    // biome-ignore lint/a11y/useFocusableInteractive: the box has the focus
    <div
      id={id}
      role="option"
      aria-selected={isSelected}
      className="ed-line ed-finder-option"
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      <ActionIcon icon={icon ?? icons[kind]} />
      <div>
        <p>
          <bdi lang={title.lang}>{title.text}</bdi>
        </p>
        {other && (
          <p className="ed-muted">
            <bdi lang={other.lang}>{other.text}</bdi>
          </p>
        )}
        {note && (
          <small className="ed-muted">
            <bdi>{note}</bdi>
          </small>
        )}
      </div>
    </div>
  )
}

import { type KeyboardEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type BlockType, catalogue } from '#blocks/catalogue.ts'
import { thumbnailOf } from '#blocks/thumbnails.ts'
import type { Locale } from '#content/locale.ts'
import { wordMatcher } from '#content/match-words.ts'
import { type BlockDefinition, isAllowedOn } from '#content/schema/block-definition.ts'
import { DialogFrame } from '../../components/dialog/dialog-frame.tsx'
import { SearchBox } from '../../components/search-box.tsx'
import { repeatedPlaceName } from '../../model/documents/pages.ts'
import { moveFocusInGrid } from './grid-keys.ts'

import './block-chooser.css'

type BlockChooserProps = {
  page: string
  /** `blank` is the content of a new block of this type. */
  onChoose: (type: BlockType, blank: Record<string, unknown>) => void
  onClose: () => void
}

/** Asks for the type of a new block, in a grid of thumbnails with a search by name, purpose and synonyms. */
export function BlockChooser({ page, onChoose, onClose }: BlockChooserProps) {
  const { t, i18n } = useTranslation()
  const locale = i18n.language as Locale
  const [query, setQuery] = useState('')
  const id = useId()
  const repeated = repeatedPlaceName(t, page)
  const isFound = wordMatcher(query)
  const found = (Object.keys(catalogue) as BlockType[])
    .filter((type) => isAllowedOn(catalogue[type], page))
    .filter((type) => isFound(searchedText(catalogue[type], locale)))

  const choose = (type: BlockType) => onChoose(type, catalogue[type].blank)
  function chooseOnly(event: KeyboardEvent) {
    const [only, ...others] = found
    if (event.key !== 'Enter' || !only || others.length > 0) return
    // When the dialog closes, the focus returns to a button. This Enter must not click that button.
    event.preventDefault()
    choose(only)
  }
  return (
    <DialogFrame
      title={t('editor.addBlock')}
      {...(repeated && { subtitle: repeated })}
      onClose={onClose}
      initialFocus=".ed-search input"
      className="ed-chooser"
    >
      <div className="ed-body" onKeyDownCapture={moveFocusInGrid}>
        <SearchBox
          label={t('editor.searchBlocks')}
          value={query}
          onChange={setQuery}
          onKeyDown={chooseOnly}
          aria-controls={id}
          autoComplete="off"
          spellCheck={false}
        />
        <ul id={id} className="ed-types">
          {found.map((type) => (
            <li key={type} className="ed-stack ed-type">
              <img className="ed-mirrored" src={thumbnailOf(type)} width={160} height={100} alt="" />
              {/* The button covers the whole card, but its accessible name is only the type's name. */}
              <button type="button" onClick={() => choose(type)} aria-describedby={`${id}-${type}`}>
                {catalogue[type].name[locale]}
              </button>
              <span id={`${id}-${type}`}>{catalogue[type].hint[locale]}</span>
            </li>
          ))}
        </ul>
        <p role="status" className="ed-message">
          {found.length === 0 && t('editor.noBlockFound')}
        </p>
      </div>
    </DialogFrame>
  )
}

/** The name and purpose in `locale`, and the synonyms in all languages. */
const searchedText = ({ name, hint, searchTerms }: BlockDefinition, locale: Locale) =>
  [name[locale], hint[locale], ...Object.values(searchTerms)].join(' ')

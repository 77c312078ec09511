import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { StyleSheet } from '#blocks/style-sheet.tsx'
import { isEditMode, localizeHref } from '#content/address.ts'
import { maxQueryLength, type SearchQuery, searchPath } from '#content/search.ts'
import { Icon, Search } from '#ui/icons.tsx'
import styles from './search.css?url'
import { useAddress } from './use-site.ts'

type SearchFormProps = {
  query?: SearchQuery
  isFocused?: boolean
}

/** The form works without JavaScript. */
export function SearchForm({ query: { q, kind } = { q: '' }, isFocused }: SearchFormProps) {
  const { t } = useTranslation()
  const { locale } = useAddress()
  const { search } = useLocation()
  return (
    <>
      <StyleSheet href={styles} />
      {/* biome-ignore lint/a11y/useSemanticElements: not all screen readers in use support <search> */}
      <form role="search" className="search-form" action={localizeHref(searchPath, locale)}>
        {isEditMode(search) && <input type="hidden" name="edit" value="true" />}
        {kind && <input type="hidden" name="kind" value={kind} />}
        <Icon of={Search} />
        {/* A new input for each query: it reads `defaultValue` only once. */}
        <input
          key={q}
          className="input"
          type="search"
          name="q"
          defaultValue={q}
          // biome-ignore lint/a11y/noAutofocus: only on the search page, and only if there is no query
          autoFocus={isFocused}
          maxLength={maxQueryLength}
          aria-label={t('search.label')}
          placeholder={t('search.placeholder')}
          enterKeyHint="search"
          autoComplete="off"
        />
        <button type="submit" className="btn">
          {t('search.name')}
        </button>
      </form>
    </>
  )
}

import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ReadOnlyFields } from '#fields/read-only-fields.tsx'
import { RichText } from '#fields/rich-text.tsx'
import { Text } from '#fields/text.tsx'
import { anchorOf, headingsOf, type LocalizedArticle } from './headings.ts'

/**
 * An article's table of contents. It is sticky, 100 px below the top, until the text ends; ui/scroll-spy.ts marks the
 * heading being read (specification §2, §4).
 */
export function Sidebar({ article, children }: { article: LocalizedArticle; children: ReactNode }) {
  const { t } = useTranslation()
  const headings = headingsOf(article)
  return (
    <aside className="stack article-side">
      {headings.length > 1 && (
        <nav data-contents aria-label={article.tocTitle?.text || t('article.contents')}>
          <Text field={article.tocTitle ?? { text: t('article.contents') }} as="p" className="label" />
          <ol>
            <ReadOnlyFields>
              {headings.map((heading) => (
                <li key={heading.id}>
                  <a href={`#${anchorOf(heading)}`}>
                    <RichText field={heading.content} as="span" inline />
                  </a>
                </li>
              ))}
            </ReadOnlyFields>
          </ol>
        </nav>
      )}
      {children}
    </aside>
  )
}

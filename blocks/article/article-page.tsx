import { type ReactNode, use } from 'react'
import { localizeHref } from '#content/address.ts'
import type { LocalizedMedia, LocalizedText } from '#content/localized.ts'
import { LinkTo } from '#fields/link-to.tsx'
import { PageContext } from '#fields/page-context.ts'
import { Picture } from '#fields/picture.tsx'
import { Blob, type BlobShape } from '#ui/blob.tsx'
import { Icon } from '#ui/icon.tsx'
import { ArrowLeft } from '#ui/icons.ts'
import { StarPattern } from '#ui/star-pattern.tsx'
import { ArticleBody } from './body.tsx'
import type { LocalizedArticle } from './headings.ts'
import { Share } from './share.tsx'
import { Sidebar } from './sidebar.tsx'

type ArticlePageProps = {
  article: LocalizedArticle
  /** The list that the back link leads to, by its English address, and its words where none are stored. */
  back: { path: string; label: string }
  /** The page's title in words, for those it is shared with. */
  title: string
  head: ReactNode
  picture?: { field: LocalizedMedia | undefined; alt?: LocalizedText | undefined }
  /** What stands before the text, and beside it. */
  lead?: ReactNode
  aside?: ReactNode
  accent?: string | undefined
  shape?: BlobShape
  /** Without picture and sidebar: one narrow column. */
  isSimple?: boolean
}

/** A page about one thing: head, picture, text, and beside it the way through the text. */
export function ArticlePage(props: ArticlePageProps) {
  const { article, back, title, head, picture, lead, aside, accent, shape = 'cloud', isSimple = false } = props
  const { locale } = use(PageContext)
  const share = <Share title={title} heading={article.shareTitle} />
  return (
    <article className="article" data-accent={accent} data-layout={isSimple ? 'simple' : 'article'}>
      <header className="article-head" data-enters="">
        <Blob shape={shape} className="article-blob" />
        <StarPattern />
        <div className="wrap article-title">
          <LinkTo
            href={{ href: localizeHref(back.path, locale) }}
            label={article.backLinkText ?? { text: back.label }}
            className="article-back"
            before={<Icon of={ArrowLeft} turn />}
          />
          {head}
        </div>
      </header>
      {picture?.field?.src && !isSimple && (
        <div className="article-picture">
          <Picture field={picture.field} alt={picture.alt} sizes="(width >= 68rem) 1040px, 100vw" priority />
        </div>
      )}
      <div className="wrap article-grid">
        {!isSimple && (
          <Sidebar article={article}>
            {aside}
            {share}
          </Sidebar>
        )}
        <div className="article-text">
          {lead}
          <ArticleBody article={article} />
          <div className="article-end">{share}</div>
        </div>
      </div>
    </article>
  )
}

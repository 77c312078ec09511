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
  /** The list that the back link opens, by its English path, and the default label of the link. */
  back: { path: string; label: string }
  /** The page's title as plain text, for share links. */
  title: string
  head: ReactNode
  picture?: { field: LocalizedMedia | undefined; alt?: LocalizedText | undefined }
  /** Content above the text; `aside` is content of the sidebar. */
  lead?: ReactNode
  aside?: ReactNode
  accent?: string | undefined
  shape?: BlobShape
  /** One narrow column without picture and sidebar. */
  isSimple?: boolean
}

/** The page of a post, a story or a job: head, picture, text, and a sidebar with a table of contents. */
export function ArticlePage(props: ArticlePageProps) {
  const { article, back, title, head, picture, lead, aside, accent, shape = 'cloud', isSimple = false } = props
  const { locale } = use(PageContext)
  const share = <Share title={title} heading={article.shareTitle} />
  return (
    <article className="article" data-accent={accent} data-layout={isSimple ? 'simple' : 'article'}>
      <header className="stage article-head" data-enters="">
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

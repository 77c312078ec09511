import { company, type Thing, type Told } from './thing.ts'

type Times = { publishedAt: string | undefined; changedAt: string | undefined }

/** A story (Article) or a post (BlogPosting), written by the company. */
export function article(type: 'Article' | 'BlogPosting', told: Told, { publishedAt, changedAt }: Times): Thing {
  const { name, description, image, url, site, locale } = told
  return {
    '@type': type,
    headline: name,
    description,
    inLanguage: locale,
    url,
    mainEntityOfPage: url,
    ...(image && { image }),
    ...(publishedAt && { datePublished: publishedAt }),
    ...(changedAt && { dateModified: changedAt }),
    author: company(site),
    publisher: company(site),
  }
}

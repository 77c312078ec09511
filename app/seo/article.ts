import { company, type Thing, type ThingProps } from './schema-org.ts'

type Times = { publishedAt: string | undefined; changedAt: string | undefined }

/** A customer story (Article) or a post (BlogPosting), written by the company. */
export function article(type: 'Article' | 'BlogPosting', props: ThingProps, { publishedAt, changedAt }: Times): Thing {
  const { name, description, image, url, site, locale } = props
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

import type { RefusedField } from '#api/problem.ts'
import { replaceUpload as replaceAddress } from '#content/upload-address.ts'
import { invalid, notFound } from '#server/errors.ts'
import { changeDocuments } from '#server/pages/change-documents.ts'
import { type Author, requireLive } from '#server/pages/change-pages.ts'
import type { Services } from '#server/services.ts'
import { familyOf } from './identify.ts'
import { uploadsRepository } from './repository.ts'
import { usesRepository } from './uses-repository.ts'

type Replaced = { replaced: number; pages: string[] }

/** In all live content, or in none if one place does not accept it. The changes can be reverted. */
export async function replaceUpload(
  { db, onChange }: Pick<Services, 'db' | 'onChange'>,
  key: string,
  url: string,
  author: Author,
): Promise<Replaced> {
  // Throws in a release, because only live content is changed here.
  requireLive(author)
  const files = uploadsRepository(db)
  const [old, next] = [await files.find(key), await files.find(url.replace(/^\/uploads\//, ''))]
  if (!old) throw notFound('UPLOAD_NOT_FOUND')
  if (!next || url !== `/uploads/${next.key}`) throw refused('is no uploaded file')
  if (familyOf(old) !== familyOf(next)) throw refused(kindsOfFile[familyOf(old)] ?? '')
  if (old.key === next.key) return { replaced: 0, pages: [] }

  const uses = (await usesRepository(db).usesOf([key])).get(key) ?? []
  const places = new Map<string, number>()
  await changeDocuments({ db, onChange }, author, uses, (content, { page }) =>
    JSON.parse(JSON.stringify(content), (_, value) => {
      const replaced = typeof value === 'string' ? replaceAddress(value, key, next.key) : value
      if (replaced !== value) places.set(page, (places.get(page) ?? 0) + 1)
      return replaced
    }),
  )
  return { replaced: [...places.values()].reduce((sum, each) => sum + each, 0), pages: [...places.keys()] }
}

const kindsOfFile: { [family: string]: string } = {
  image: 'must be a picture',
  video: 'must be a film',
  application: 'must be a PDF',
}

const refused = (message: RefusedField['message']) => invalid([{ path: 'by', message }])

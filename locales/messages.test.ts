import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { permissions } from '#api/permissions.ts'
import { catalogue } from '#blocks/catalogue.ts'
import type { BlockDefinition } from '#content/schema/block-definition.ts'
import { kindOf } from '#content/schema/localize-by-schema.ts'
import { arabic, english } from '#locales/testing/messages.ts'
import englishFile from './en/translation.json' with { type: 'json' }

type Message = { at: string; value: string }

/** Returns all messages of a language with their keys ('login.busy'). */
function messages(language: object, at: string[] = []): Message[] {
  return Object.entries(language).flatMap(([key, value]) =>
    typeof value === 'string' ? [{ at: [...at, key].join('.'), value }] : messages(value, [...at, key]),
  )
}

/** Returns the keys of all values that an editor can change, at any depth of a block's schema. */
function editableKeys(schema: z.ZodType, key: string, seen = new Set<z.ZodType>()): string[] {
  if (kindOf(schema)) return [key]
  if (seen.has(schema)) return []
  seen.add(schema)
  if ('innerType' in schema.def) return editableKeys(schema.def.innerType as z.ZodType, key, seen)
  if (schema instanceof z.ZodArray) return editableKeys(schema.element as z.ZodType, key, seen)
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((o) => editableKeys(o as z.ZodType, key, seen))
  if (!(schema instanceof z.ZodObject)) return []
  return Object.entries(schema.shape).flatMap(([inner, field]) => editableKeys(field as z.ZodType, inner, seen))
}

/** Returns the key of the act whose message a key names: 'bin.recover' for 'bin.recover.busy'. */
const actOf = (key: string) => key.replace(/\.(label|action|busy|done|failed|ask\.\w+)$/, '')

/** The code without tests: content paths in tests ('tabs.first') look like message keys. */
const code = globSync('{app,blocks,editor,fields,ui}/**/*.{ts,tsx}')
  .filter((file) => !/\.test\.tsx?$|\/testing\//.test(file))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n')

/** Prefixes of keys that the code composes at runtime, so that the complete keys cannot be found in the code. */
const composed = [
  ...['blocks.', 'colors.', 'faults.', 'fields.', 'finder.groups.', 'language.', 'options.', 'policyKinds.'],
  ...[
    'editor.nameIn.',
    'editor.titleIn.',
    'editor.descriptionIn.',
    'media.takes.',
    'media.lostParts.',
    'media.upload-',
    'media.replaceIn.',
    'media.choose.',
  ],
  ...['history.undo', 'history.redo', 'itemKinds.', 'page.story', 'page.vacancy', 'page.resource', 'page.policy'],
  ...[
    'login.rule',
    'login.refused.',
    'links.reasons.',
    'links.permanent',
    'pages.addressIn.',
    'pages.addressNote.',
    'pages.start.',
    'pages.kinds.',
    'search.kind.',
    'links.fault.',
  ],
  ...[
    'site.brandIn.',
    'site.linkIn.',
    'site.accent.',
    'site.refused.',
    'site.publishers.',
    'roles.name.',
    'roles.does.',
  ],
  ...['releases.handIn.', 'releases.handBack.', 'releases.comment.', 'releases.rollBack.', 'releases.discard.'],
  ...['releases.state.', 'releases.noteKind.', 'translation.states.', 'translations.short.'],
  ...['translations.changed', 'translations.unknown', 'translations.refused', 'translations.reasons.', 'length.'],
]

/** Messages whose wording is prescribed by the specification, mainly by its catalogue of errors and notices (§8). */
const sentences = [
  'Loading...',
  'Failed to load page content.',
  'Failed to load global content.',
  'No content found.',
  'Story content not found!',
  'Vacancy content not found!',
  'Resource content not found!',
  'Privacy Policy content not found!',
  'Page not found',
  "The page you're looking for cannot be found. It may have been moved or no longer exists.",
  'Go to homepage',
  'Go to Edit Mode',
  'Exit Edit Mode',
  'Forgot password?',
  'Remember me',
  'Logging in...',
  'Failed to log in. Please check your credentials.',
  'A link has been sent to your email address',
  'Your password has been changed successfully. Use your new password to log in.',
  'Please enter a valid email address.',
  'Title is required.',
  'A post with the ID "{{id}}" already exists. Please choose a different title.',
  'Are you sure you want to remove this post from this section?',
  'Delete this post? This action will remove it permanently.',
  'Are you sure you want to delete this block?',
  'Delete this item?',
  'Failed to save changes.',
  'Save failed',
  'Failed to save CTA changes.',
  'Failed to save template changes.',
  'Failed to save policy changes.',
  'Uploading file...',
  'File uploaded successfully!',
  'File upload failed.',
  'Saving changes...',
  'Changes saved successfully!',
  'Saving content...',
  'Content saved!',
  'Failed to save content.',
  'Saving sidebar...',
  'Sidebar saved!',
  'Failed to save sidebar.',
  'Uploading image...',
  'Saving image...',
  'Image updated successfully!',
  'Image upload failed.',
  'Adding new block...',
  'Deleting block...',
  'Creating post...',
  'Post created!',
  'Creation failed.',
]

/** The code of browser tests and view tests, which name messages by their keys. */
const testCode = globSync('{e2e/**/*.ts,{app,blocks,editor,fields,ui}/**/*.test.{ts,tsx}}')
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n')

describe("the interface's messages", () => {
  test('have the same keys in both languages, and none is empty', () => {
    expect(messages(arabic).map(({ at }) => at)).toEqual(messages(english).map(({ at }) => at))
    expect([...messages(english), ...messages(arabic)].filter(({ value }) => !value.trim())).toEqual([])
  })

  test('isolate addresses in Arabic, which would change places with the words beside them', () => {
    const bare = messages(arabic).filter(({ value }) => /(?<!\u2066){{(email|path|from|to)}}/.test(value))
    // The exception is the text of a mail, from which the address is copied.
    expect(bare.map(({ at }) => at)).toEqual(['newsletter.mailBody'])
  })

  test('isolate what people wrote, which may be in another language than the message', () => {
    const bare = [...messages(english), ...messages(arabic)].filter(({ value }) =>
      /(?<!\u2068){{(name|next|page|value|text|q)}}/.test(value),
    )
    // The names of changes are composed of messages, of which 'history.quoted' isolates a title.
    expect(bare.map(({ at }) => at).filter((at) => !at.startsWith('history.'))).toEqual([])
    expect(messages(english).find(({ at }) => at === 'history.quoted')?.value).toBe('“\u2068{{name}}\u2069”')
  })

  test('have the same variables in both languages', () => {
    const slots = (language: object) => messages(language).map(({ at, value }) => [at, value.match(/{{\w+/g)?.sort()])
    expect(slots(arabic)).toEqual(slots(english))
  })

  test('name every block type and every text, picture and link that can be edited', () => {
    expect(Object.keys(english.blocks)).toEqual(Object.keys(catalogue))
    const keys = Object.values(catalogue).flatMap(({ content }) => editableKeys(content, ''))
    expect(new Set(keys).size).toBeGreaterThan(40)
    expect([...new Set(keys)].filter((key) => !(key in english.fields))).toEqual([])
  })

  test('have one name for each field and option: in the locale files or in one block', () => {
    for (const kind of ['field', 'option'] as const) {
      const files: BlockDefinition[] = Object.values(catalogue)
      const named = files.flatMap((definition) => Object.keys(definition[`${kind}Names`] ?? {}))
      const keys = [...named, ...Object.keys(englishFile[`${kind}s`])]
      expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([])
    }
  })

  test('include every key that the code uses', () => {
    const groups = Object.keys(english).join('|')
    const used = [...code.matchAll(new RegExp(`'((?:${groups})\\.\\w+)'`, 'g'))].map((match) => match[1])
    // Names of permissions ('content.write') look like message keys.
    const keys = messages(english).map(({ at }) => at)
    // Code also names an object of messages: those of an act ('bin.recover'), or one for each language.
    const objects = keys.map((key) => key.replace(/\.\w+$/, ''))
    const known = [...keys, ...objects, ...keys.map(actOf), ...Object.keys(permissions)]
    expect(used.length).toBeGreaterThan(20)
    expect([...new Set(used)].filter((key) => !known.includes(key ?? ''))).toEqual([])
  })

  test('are all used in the code', () => {
    const keys = messages(english).map(({ at }) => at)
    const named = [code, ...messages(english).map(({ value }) => value)].join('\n')
    const isNamed = (key: string) => new RegExp(`['.(]${key.replaceAll('.', '\\.')}\\b`).test(named)
    const isUsed = (key: string) => isNamed(key) || (actOf(key) !== key && isNamed(actOf(key)))
    expect(keys.filter((key) => !composed.some((start) => key.startsWith(start)) && !isUsed(key))).toEqual([])
    expect(composed.filter((start) => !keys.some((key) => key.startsWith(start)))).toEqual([])
  })

  test.each(sentences)('include “%s” of the specification, and a browser test or view test uses it', (sentence) => {
    const keys = messages(english).flatMap(({ at, value }) => (value === sentence ? [at] : []))
    expect(keys).not.toEqual([])
    const isSeen = (key: string) => {
      const [group, word] = key.split(/\.(?=\w+$)/)
      return new RegExp(`\\b${group}\\.${word}\\b|\\b${word}\\b[^{}]*} = (messages\\.)?${group}\\b`).test(testCode)
    }
    expect(testCode.includes(sentence) || keys.some(isSeen)).toBe(true)
  })
})

import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { Text } from './fields.tsx'

const drawn = (text: string, as: 'h2' | 'option' = 'h2') => renderToStaticMarkup(<Text field={{ text }} as={as} />)

describe('a text', () => {
  test('keeps short hyphenated words on one line without changing the text', () => {
    const html = drawn('From the first sign-in to a set-up by e-mail.')
    expect(html.match(/<bdi class="whole">[^<]+/g)).toEqual([
      '<bdi class="whole">sign-in',
      '<bdi class="whole">set-up',
      '<bdi class="whole">e-mail.',
    ])
    expect(html.replaceAll(/<[^>]+>/g, '')).toBe('From the first sign-in to a set-up by e-mail.')
  })

  test('has no markup in an option, which cannot contain elements', () => {
    expect(drawn('Ready-made courses', 'option')).toBe('<option>Ready-made courses</option>')
  })

  test('may break a long hyphenated word, and has no markup without hyphens', () => {
    expect(drawn('A one-hundred-and-twenty-minute lesson')).not.toContain('<bdi')
    expect(drawn('Plain words – and a dash')).toBe('<h2>Plain words – and a dash</h2>')
  })
})

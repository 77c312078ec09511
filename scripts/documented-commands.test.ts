import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync('package.json', 'utf8'))
const documents = globSync(['README.md', 'artwork/README.md', 'docs/*.md'])
/** What is in every operator's path, or is the program of its own section. */
const known = /^(npm (start|test|audit|sbom)|npx node|npx @redocly\/cli|curl|sh|NODE_ENV=production) /

test('every npm script runs on Node 20, because plain JavaScript starts it with the pinned Node', () => {
  const commands = Object.values(scripts).flatMap((script) => script.split(' && '))
  for (const command of commands) expect(command).toMatch(/^(node scripts\/\w+\.mjs|npm test$|echo )/)
})

test.each(documents)('%s names only commands that exist', (file) => {
  const text = readFileSync(file, 'utf8')
  for (const [, name = ''] of text.matchAll(/npm run ([\w:-]+)/g)) expect(scripts).toHaveProperty([name])
  for (const [, code = ''] of text.matchAll(/^```sh\n(.*?)^```/gms)) {
    const lines = code.replaceAll('\\\n', '').split('\n').filter(Boolean)
    for (const line of lines) if (!/^npm run /.test(line)) expect(`${line} `).toMatch(known)
  }
})

import { expect, test } from 'vitest'
import { describeEachDialect } from '#server/testing/each-dialect.ts'
import { startRedirects } from './testing/start-redirects.ts'

describeEachDialect('redirects in a CSV table', (open) => {
  test('are all added', async () => {
    const { list, redirects } = await startRedirects(open)
    const csv = '\uFEFFfrom,to,permanent\r\n/a,/about\r\n\r\n"/b","https://example.com/?x=1,2",false\r\n'
    expect((await redirects('POST', '/import', { csv })).body).toEqual({ imported: 2, skipped: [] })
    expect(await list()).toMatchObject([
      { from: '/a', to: '/about', permanent: true },
      { from: '/b', to: 'https://example.com/?x=1,2', permanent: false },
    ])
  })

  test.each([
    ['semicolons', 'from;to;permanent\r\n/a;/about;TRUE\r\n/b;https://example.com/?x=1,2;FALSE\r\n;;\r\n'],
    ['semicolons without headings', '/a;/about;WAHR\n/b;https://example.com/?x=1,2;FALSCH'],
    ['tabs', '/a\t/about\n/b\thttps://example.com/?x=1,2\t302\n'],
    ['its separator named', 'sep=|\r\nFrom|To|Permanent\r\n/a|/about|1\r\n/b|https://example.com/?x=1,2|0\r\n'],
    [
      'empty cells at the end',
      'from,to,permanent,note\r/a,/about,,\r,,,\r"/b","https://example.com/?x=1,2",false,"a,b"\r',
    ],
    ['codes', '/a,/about,308\n/b,"https://example.com/?x=1,2",307'],
    ['headings of Yoast', 'Origin,Target,Type,Format\na/,about/,301,plain\nb,"https://example.com/?x=1,2",302,plain\n'],
    [
      'headings of Redirection',
      'source,target,regex,code,type,hits,title,status\n"/a","/about",0,301,"url",5,"A, b","active"\n' +
        '"/b","https://example.com/?x=1,2",0,302,"url",0,"",active',
    ],
    [
      'headings of Screaming Frog',
      '\uFEFF"Address","Content","Status Code","Status","Redirect URL","Redirect Type"\n' +
        '"http://localhost:3000/a/","text/html","301","Moved Permanently","http://localhost:3000/about","HTTP Redirect"\n' +
        '"http://localhost:3000/b","","302","Found","https://example.com/?x=1,2","HTTP Redirect"',
    ],
    [
      'headings of Rank Math',
      '"id","source","matching","destination","type","category","status"\n"7","a","exact","about","301","","active"\n' +
        '"8","b","exact","https://example.com/?x=1,2","302","",active',
    ],
    ['headings of Shopify', 'Redirect from,Redirect to,Code\n/a,/about,\n/b,"https://example.com/?x=1,2",302'],
    [
      'headings of HubSpot',
      'Original URL,Redirect URL,Redirect type\n/a,/about,301\n/b,"https://example.com/?x=1,2",302',
    ],
    ['headings of Webflow', 'Old Path;Redirect to Page;Code\n/a;/about;301\n/b;https://example.com/?x=1,2;302'],
    [
      'headings of Magento',
      'request_path,target_path,redirect_type\na,about,301\n"b","https://example.com/?x=1,2",302',
    ],
    ['Arabic headings and words', 'من,إلى,دائم\n/a,/about,نعم\n/b,"https://example.com/?x=1,2",لا'],
  ])('are read with %s', async (_what, csv) => {
    const { list, redirects } = await startRedirects(open)
    expect(await redirects('POST', '/import', { csv })).toEqual({ status: 200, body: { imported: 2, skipped: [] } })
    expect(await list()).toMatchObject([
      { from: '/a', to: '/about', permanent: true },
      { from: '/b', to: 'https://example.com/?x=1,2', permanent: false },
    ])
  })

  test.each([
    ['Redirection', 'source,target,regex,code,status\n/x,/nowhere,0,301,disabled\n/a,/about,0,301,active'],
    ['Rank Math', 'id,source,matching,destination,type,status\n1,.*,regex,x,301,Inactive\n2,a,exact,about,301,active'],
    ['a column of switches', 'Enabled;From;To\nFALSE;/x;/nowhere\nTRUE;/a;/about'],
    ['an Arabic column', 'من,إلى,الحالة\n/x,/nowhere,معطّل\n/a,/about,نشط'],
  ])('are left out and named if they are marked as disabled (%s)', async (_what, csv) => {
    const { list, redirects } = await startRedirects(open)
    expect(await redirects('POST', '/import', { csv })).toEqual({ status: 200, body: { imported: 1, skipped: [2] } })
    expect(await list()).toMatchObject([{ from: '/a', to: '/about' }])
  })

  test('are all added if the first holds the words of headings', async () => {
    const { list, redirects } = await startRedirects(open)
    const csv = '/back-from-old,https://example.com/way-to-new\n/b,/about\n'
    expect(await redirects('POST', '/import', { csv })).toEqual({ status: 200, body: { imported: 2, skipped: [] } })
    expect(await list()).toMatchObject([{ from: '/b' }, { from: '/back-from-old' }])
  })

  test('count as done if they are there already, and keep their uses', async () => {
    const { add, ask, list, redirects } = await startRedirects(open)
    await add('/a', '/about')
    await ask('/a')
    const csv = '/a,/about\n/a/,/about/\n/b,/a\n'
    expect(await redirects('POST', '/import', { csv })).toEqual({ status: 200, body: { imported: 3, skipped: [] } })
    expect(await redirects('POST', '/import', { csv })).toEqual({ status: 200, body: { imported: 3, skipped: [] } })
    expect(await list()).toMatchObject([
      { from: '/a', to: '/about', hits: 1 },
      { from: '/b', to: '/about' },
    ])
  })

  test('are refused with the line, the cell and the reason, and none is added', async () => {
    const { list, redirects } = await startRedirects(open)
    const csv =
      '/a,/about\n/about,/a\n/b\n/a,/contact-us\n/c,/c\n\n/d,/about,maybe\n/e,/about,410\n/ar/\uFFFD,/about\n/g,/x.pdf\n/h,/about,,x'
    expect(await redirects('POST', '/import', { csv })).toMatchObject({
      status: 422,
      body: {
        errors: [
          { path: 'csv.2.from', message: 'is where visitors find a page', reason: 'page' },
          { path: 'csv.3', message: 'must be from,to or from,to,permanent', reason: 'cells' },
          { path: 'csv.4.from', message: 'leads to /about already', reason: 'exists' },
          { path: 'csv.5.to', message: 'is the same address', reason: 'loop' },
          { path: 'csv.7.permanent', message: 'must be 301, 302, 307, 308, true or false', reason: 'code' },
          { path: 'csv.8.permanent', reason: 'code' },
          { path: 'csv.9.from', reason: 'letters' },
          { path: 'csv.10.to', reason: 'file' },
          { path: 'csv.11', reason: 'cells' },
        ],
      },
    })
    const faults: [string, string, string][] = [
      ['\n', 'csv', 'empty'],
      ['from,to\n', 'csv', 'empty'],
      ['/x,/about\n'.repeat(2_001), 'csv', 'tooManyLines'],
      ['/a,/about\n"/b,/about\n', 'csv.2', 'quote'],
      ['source,target,regex\n/a.*,/about,1', 'csv.2.from', 'pattern'],
      ['id,source,matching,destination,type\n1,a,start,about,301', 'csv.2.from', 'pattern'],
      [
        '"Type","Source","Destination","Size (Bytes)","Alt Text","Anchor","Status Code","Status","Follow","Link Position"\n' +
          '"Hyperlink","http://localhost:3000/","http://localhost:3000/a","0","","A","404","Not Found","true","Content"',
        'csv',
        'links',
      ],
      ['Quelle;Ziel\n/a;/about', 'csv.1.from', 'path'],
      ['from,to\na,www.example.com/x', 'csv.2.to', 'target'],
    ]
    for (const [table, path, reason] of faults) {
      const { status, body } = await redirects('POST', '/import', { csv: table })
      expect([table, status, body.errors]).toEqual([table, 422, [expect.objectContaining({ path, reason })]])
    }
    expect(await list()).toEqual([])
  })
})

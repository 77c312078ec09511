import autocannon, { type Options } from 'autocannon'

/** Shoots as its argument (autocannon's options as JSON) says, in a process of its own, and prints what came of it. */
const { requests, latency, errors, timeouts, non2xx } = await autocannon(JSON.parse(process.argv[2] ?? '') as Options)
console.log(JSON.stringify({ perSecond: requests.average, total: requests.total, latency, errors, timeouts, non2xx }))

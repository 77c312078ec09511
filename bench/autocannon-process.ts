import autocannon, { type Options } from 'autocannon'

/** Runs autocannon in its own process. Takes its options as a JSON argument and prints the result as JSON. */
const { requests, latency, errors, timeouts, non2xx } = await autocannon(JSON.parse(process.argv[2] ?? '') as Options)
console.log(JSON.stringify({ perSecond: requests.average, total: requests.total, latency, errors, timeouts, non2xx }))

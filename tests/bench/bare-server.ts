// The reference of the bench: bare Fastify that answers the same rows by one query, on a copy of the same data.
import Fastify from 'fastify'

const target = process.env.BENCH_DB!
const isPostgres = target.startsWith('postgres')

const openQuery = async (): Promise<
  (text: string, values: unknown[]) => Promise<{ rows: unknown[] }>
> => {
  if (isPostgres) {
    const { default: pg } = await import('pg')
    const pool = new pg.Pool({ connectionString: target, max: 10 })
    return (text, values) => pool.query(text, values)
  }
  const { PGlite } = await import('@electric-sql/pglite')
  const { pg_trgm } = await import('@electric-sql/pglite/contrib/pg_trgm')
  const { unaccent } = await import('@electric-sql/pglite/contrib/unaccent')
  const client = await PGlite.create({ dataDir: target, extensions: { pg_trgm, unaccent } })
  return (text, values) => client.query(text, values)
}

const query = await openQuery()
const app = Fastify()

app.get('/list', async () => {
  const { rows } = await query(
    `SELECT r.*, count(*) OVER () AS total FROM resource r WHERE course_type = $1 ORDER BY published_at DESC, id LIMIT 9`,
    ['self_paced'],
  )
  return { data: rows }
})
app.get('/detail/:slug', async (request) => {
  const { rows } = await query('SELECT * FROM resource WHERE slugtitle = $1', [
    (request.params as { slug: string }).slug,
  ])
  return rows[0]
})
app.post('/cart', async (request) => {
  const { account, product } = request.body as { account: string; product: string }
  await query(
    'INSERT INTO cart_item (id, creator_id, webinar_id, created_at) VALUES (gen_random_uuid(), $1, $2, now()) ON CONFLICT DO NOTHING',
    [account, product],
  )
  return { ok: true }
})

await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' })

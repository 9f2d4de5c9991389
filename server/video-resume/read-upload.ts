import type { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { MOST_BYTES, videoTypes } from '#machines/video-resume/video-resume.rules.ts'
import { Problem } from '#server/platform/problems/problem.ts'

/** Lets the bodies of videos reach their handler as they arrive, so that nothing of a stranger's is read. */
export const passVideos = (app: FastifyInstance): void => {
  app.addContentTypeParser([...videoTypes], (_, payload, done) => done(null, payload))
}

/**
 * Reads a video that arrives.
 * @throws Problem 413 too-large, as soon as it is
 */
export const readUpload = async (body: unknown): Promise<Buffer> => {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of (body ?? []) as Readable) {
    size += part.length
    if (size > MOST_BYTES) throw new Problem(413, 'too-large')
    parts.push(part)
  }
  return Buffer.concat(parts)
}

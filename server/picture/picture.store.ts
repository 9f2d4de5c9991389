import { and, eq } from 'drizzle-orm'
import sharp from 'sharp'
import { v7 } from 'uuid'
import { isPictureName, REFUSED_TYPE } from '#server/picture/picture.rules.ts'
import type { Db } from '#server/platform/database/open.ts'
import { storedFile } from '#server/platform/database/schema/school.ts'
import { Problem } from '#server/platform/problems/problem.ts'

const SIZE = 256

const refuse = () =>
  new Problem(415, 'file-type-refused', REFUSED_TYPE, { response: { message: REFUSED_TYPE } })

/** A square WebP of what was handed in, without its metadata (a photo tells where it was taken). */
const squareOf = async (file: File): Promise<Buffer> => {
  if (!isPictureName(file.name)) throw refuse()
  const bytes = Buffer.from(await file.arrayBuffer())
  try {
    const picture = sharp(bytes, { limitInputPixels: 50_000_000 })
    const { format } = await picture.metadata()
    if (format !== 'jpeg' && format !== 'png') throw refuse()
    return await picture
      .rotate()
      .resize(SIZE, SIZE, { fit: 'cover' })
      .webp({ quality: 80 })
      .toBuffer()
  } catch {
    throw refuse()
  }
}

/**
 * PRF-05: keeps a picture.
 * @returns its address, `/uploads/{owner}/{id}`
 * @throws Problem 415 file-type-refused
 */
export const keepPicture = async (
  db: Db,
  picture: { file: unknown; ownerId: string; now: Date },
): Promise<string> => {
  if (!(picture.file instanceof File)) throw refuse()
  const content = await squareOf(picture.file)
  const id = v7()
  await db.insert(storedFile).values({
    id,
    contentType: 'image/webp',
    content,
    ownerId: picture.ownerId,
    createdAt: picture.now,
  })
  return `/uploads/${picture.ownerId}/${id}`
}

/** A kept picture, or undefined. */
export const findPicture = async (db: Db, ownerId: string, id: string) => {
  const [row] = await db
    .select()
    .from(storedFile)
    .where(and(eq(storedFile.id, id), eq(storedFile.ownerId, ownerId)))
  return row
}

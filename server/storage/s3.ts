import { Readable } from "node:stream";
import type { S3 } from "@aws-sdk/client-s3";
import type { env } from "@/server/env";
import { checkedKey, type HandedFile, type OpenFile, type Storage, type StoredFile } from "./storage";

export type BucketSetting = NonNullable<typeof env.bucket>;

/** A file store in an S3 bucket; its client is loaded at first use. */
export function s3Storage(setting: BucketSetting): Storage {
  const Bucket = setting.name;
  let made: Promise<S3> | undefined;
  const client = (): Promise<S3> => {
    made ??= openClient(setting);
    return made;
  };
  return {
    put: async (key, content, { contentType: ContentType }) => {
      const { Upload } = await import("@aws-sdk/lib-storage");
      const params = { Bucket, Key: checkedKey(key), Body: content, ContentType };
      await new Upload({ client: await client(), params }).done();
    },
    read: async (key) => openObject(await client(), Bucket, checkedKey(key)),
    remove: async (key) => {
      await (await client()).deleteObject({ Bucket, Key: checkedKey(key) });
    },
    list: (folder) => objectsBelow(client, Bucket, `${checkedKey(folder)}/`),
    presign: async (key, handed) => presigned(await client(), { Bucket, Key: checkedKey(key) }, handed),
  };
}

/** Time-outs of connecting and of an idle socket, in milliseconds. */
const PATIENCE = { connectionTimeout: 3_000, socketTimeout: 20_000 } as const;

/** Opens an S3 client without optional checksums, which some S3-compatible stores do not support. */
async function openClient(setting: BucketSetting): Promise<S3> {
  const { S3 } = await import("@aws-sdk/client-s3");
  const { endpoint, credentials } = setting;
  return new S3({
    region: setting.region,
    forcePathStyle: setting.forcePathStyle,
    requestHandler: PATIENCE,
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    ...(endpoint !== null && { endpoint }),
    ...(credentials !== null && { credentials }),
  });
}

async function openObject(client: S3, Bucket: string, Key: string): Promise<OpenFile | null> {
  const found = await client.getObject({ Bucket, Key }).catch(nullIfMissing);
  if (found === null) return null;
  if (!(found.Body instanceof Readable)) throw new TypeError("The bucket gave no stream of the file.");
  return { body: found.Body, size: found.ContentLength ?? 0 };
}

async function presigned(client: S3, object: { Bucket: string; Key: string }, handed: HandedFile): Promise<string> {
  const { GetObjectCommand } = await import("@aws-sdk/client-s3");
  const { getSignedUrl } = await import("@aws-sdk/s3-request-presigner");
  const command = new GetObjectCommand({
    ...object,
    ResponseContentType: handed.contentType,
    ResponseContentDisposition: `attachment; filename="${handed.fileName}"`,
    ResponseCacheControl: "no-store",
  });
  return getSignedUrl(client, command, { expiresIn: handed.seconds });
}

async function* objectsBelow(client: () => Promise<S3>, Bucket: string, Prefix: string): AsyncIterable<StoredFile> {
  let ContinuationToken: string | undefined;
  do {
    const page = await (await client()).listObjectsV2({
      Bucket,
      Prefix,
      ...(ContinuationToken && { ContinuationToken }),
    });
    for (const { Key: key, Size: size = 0, LastModified: storedAt } of page.Contents ?? []) {
      if (key !== undefined && storedAt !== undefined) yield { key, size, storedAt };
    }
    ContinuationToken = page.NextContinuationToken;
  } while (ContinuationToken !== undefined);
}

function nullIfMissing(error: unknown): null {
  if (error instanceof Error && error.name === "NoSuchKey") return null;
  throw error;
}

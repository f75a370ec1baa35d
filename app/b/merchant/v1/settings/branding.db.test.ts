
  test("is shown by the settings, and served to everyone with headers that let nothing in it run", async () => {
    const { upload, show } = await world();
    const bytes = png(320, 80, 100);
    const { status, body } = await upload(logo, formOf(bytes, "../../evil.html", "text/html"));
    expect(status).toBe(200);
    expect(body.logo_url).toMatch(/^http:\/\/localhost:3000\/media\/brand\/[0-9a-f]{64}-320x80\.png$/);
    expect((await show()).body.logo_url).toBe(body.logo_url);
    const served = await download(body.logo_url);
    expect([served.status, served.bytes]).toEqual([200, bytes]);
    expect(Object.fromEntries(served.headers)).toMatchObject({
      "content-type": "image/png",
      "content-length": String(bytes.length),
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; sandbox",
      "cache-control": "public, max-age=31536000, immutable",
    });
    expect((await download(body.logo_url, "HEAD")).bytes).toHaveLength(0);
  });

  test("of another merchant has another address, though it is the same", async () => {
    const [one, other] = [await world(), await world()];
    const bytes = png(64, 64);
    const urls = [await one.upload(logo, formOf(bytes)), await other.upload(logo, formOf(bytes))];
    expect(new Set(urls.map(({ body }) => body.logo_url)).size).toBe(2);
    expect((await one.upload(logo, formOf(bytes), { method: "PUT" })).body.logo_url).toBe(urls[0]?.body.logo_url);
  });

  test("leaves the settings when it is taken away, and stays for the mails that show it", async () => {
    const { upload, show, key } = await world();
    const { logo_url: url } = (await upload(logo, formOf(png(64, 64)))).body;
    for (let time = 0; time < 2; time += 1)
      expect(await callRoute(logo, { method: "DELETE", key })).toMatchObject({ status: 204 });
    expect((await show()).body.logo_url).toBeNull();
    expect((await download(url)).status).toBe(200);
  });

  it.each([
    ["a drawing", logo, formOf(new Uint8Array(Buffer.from("<svg/>")), "a.svg", "image/svg+xml"), /PNG, JPEG or WebP/],
    ["one that is too wide", logo, formOf(png(2_049, 100)), /between 16 and 2048 pixels/],
    ["one that is too heavy", logo, formOf(png(64, 64, 524_288)), /at most 512 KB/],
    ["an icon that is not square", favicon, formOf(png(64, 32)), /must be square/],
    ["an icon that is too small", favicon, formOf(png(8, 8)), /between 16 and 512 pixels/],
    ["a text in place of a file", logo, formOf("logo"), /not a file/],
    ["no file", logo, new FormData(), /required/],
  ] as const)("is refused if it is %s", async (_title, routes, form, message) => {
    const { upload, show } = await world();
    form.append("beside", "x");
    const { status, body } = await upload(routes, form);
    expect([status, body]).toEqual([400, { file: [expect.stringMatching(message)] }]);
    expect((await show()).body).toMatchObject({ logo_url: null, favicon_url: null });
  });

  test("needs the private key, and a form", async () => {
    const { upload, publicKey } = await world();
    expect(await upload(logo, formOf(png(64, 64)), { key: publicKey })).toMatchObject({ status: 401 });
    expect(await upload(logo, { file: "x" })).toMatchObject({ status: 415 });
  });

  it.each(["", "..", "%2e%2e", "x.png", `${"0".repeat(64)}-16x16.png`, `${"0".repeat(64)}-16x16.svg`])(
    "%j is 404",
    async (name) => {
      expect((await download(`http://x.invalid/media/brand/${name}`)).status).toBe(404);
    },
  );
});

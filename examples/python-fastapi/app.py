"""Start: `uvicorn app:app --port 4000`."""

from fastapi import FastAPI, Request, Response
from fastapi.concurrency import run_in_threadpool

from receiver import LARGEST_BODY, receive

app = FastAPI()


@app.post("/webhooks")
async def webhooks(request: Request) -> Response:
    body = b""
    async for chunk in request.stream():
        body += chunk
        if len(body) > LARGEST_BODY:
            return Response(status_code=413)
    return Response(status_code=await run_in_threadpool(receive, request.headers, body))

"""Start: `uvicorn app:app --port 4000`."""

from fastapi import FastAPI, Request, Response
from fastapi.concurrency import run_in_threadpool

from receiver import receive

app = FastAPI()


@app.post("/webhooks")
async def webhooks(request: Request) -> Response:
    body = await request.body()
    return Response(status_code=await run_in_threadpool(receive, request.headers, body))

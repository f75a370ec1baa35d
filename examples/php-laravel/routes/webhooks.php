<?php

use App\SarrafWebhook;
use Illuminate\Http\Request;
use Illuminate\Support\Facades\DB;
use Illuminate\Support\Facades\Log;
use Illuminate\Support\Facades\Route;

// Required by bootstrap/app.php outside the group `web`: there is no cookie that another page could misuse.
Route::post('/webhooks', function (Request $request) {
    $webhook = new SarrafWebhook((string) config('services.sarraf.secret'), (string) config('services.sarraf.hmac_key'));
    $headers = array_map(fn (array $values) => (string) $values[0], $request->headers->all());
    $once = fn (string $id, array $payload) => DB::transaction(function () use ($id, $payload) {
        if (DB::table('webhooks')->insertOrIgnore(['id' => $id, 'payload' => json_encode($payload)]) === 0) {
            return false;
        }
        // Short work is done here, long work by a job that is dispatched after the commit.
        Log::info('webhook', ['id' => $id, 'type' => $payload['type'] ?? null, 'amount' => $payload['amount'] ?? null]);

        return true;
    });

    return response('', $webhook->receive($headers, $request->getContent(), $once));
});

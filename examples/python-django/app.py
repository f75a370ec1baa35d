"""A Django project in one file: `python app.py runserver 4000`."""

import os
import sys

from django.conf import settings
from django.core.management import execute_from_command_line
from django.core.wsgi import get_wsgi_application
from django.http import HttpResponse
from django.urls import path
from django.views.decorators.csrf import csrf_exempt
from django.views.decorators.http import require_POST

from receiver import receive

settings.configure(
    ALLOWED_HOSTS=["localhost", "127.0.0.1"],
    ROOT_URLCONF=__name__,
    SECRET_KEY=os.environ.get("DJANGO_SECRET_KEY") or os.urandom(32).hex(),
)


# The signatures authenticate the sender; no cookie is used, so CSRF protection is not needed.
@csrf_exempt
@require_POST
def webhooks(request):
    return HttpResponse(status=receive(request.headers, request.body))


urlpatterns = [path("webhooks", webhooks)]
application = get_wsgi_application()

if __name__ == "__main__":
    execute_from_command_line(sys.argv)
